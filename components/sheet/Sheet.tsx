import type { ReactNode } from 'react';
import { SMALL_WAFER_FILE, WAFER_FILE } from '../../model/pictures.ts';
import { useAddress } from '../site/site.tsx';

interface Props {
  className?: string;
  /** What is on the corner: the wafer seal, or an empty ring on Page Not Found. */
  stamp?: 'seal' | 'ring' | undefined;
  children: ReactNode;
}

/**
 * The document of a page: a white sheet with a guilloche border, which holds the piece that visitors
 * work with, such as the finder, a form or a map. A page shows one on its first screen.
 */
export function Sheet({ className = '', stamp, children }: Props) {
  return (
    <div className={`sheet ${className}`.trim()}>
      {stamp === 'seal' && <WaferSeal />}
      {stamp === 'ring' && <span className="wafer wafer-ring" />}
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
