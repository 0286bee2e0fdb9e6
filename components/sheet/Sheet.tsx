import type { ReactNode } from 'react';
import { SMALL_WAFER_FILE, WAFER_FILE } from '../../model/pictures.ts';
import { useAddress } from '../site/site.tsx';

interface Props {
  className?: string;
  /** Whether the wafer seal is on the corner. */
  hasSeal?: boolean | undefined;
  children: ReactNode;
}

/**
 * The document of a page: a white sheet with a guilloche border, which holds the piece that visitors
 * work with, such as the search, a form or a map. A page shows one on its first screen.
 */
export function Sheet({ className = '', hasSeal = false, children }: Props) {
  return (
    <div className={`sheet ${className}`.trim()}>
      {hasSeal && <WaferSeal />}
      {children}
    </div>
  );
}

/** The seal on its serrated disc. Small screens get the version without the name. */
function WaferSeal() {
  const address = useAddress();

  return (
    <picture className="wafer">
      <source media="(width < 48rem)" srcSet={address(SMALL_WAFER_FILE)} />
      <img src={address(WAFER_FILE)} alt="" width={148} height={148} decoding="async" />
    </picture>
  );
}
