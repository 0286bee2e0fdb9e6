import type { ReactNode } from 'react';
import { SMALL_WAFER_FILE, WAFER_FILE } from '../../model/pictures.ts';
import { useAddress } from '../site/site.tsx';

interface Props {
  className?: string;
  /** What is on its corner: the wafer seal, or, on Page Not Found, the ring of a seal that nobody put there. */
  stamp?: 'seal' | 'ring' | undefined;
  children: ReactNode;
}

/**
 * The document of a page: a white sheet with a guilloche border, which holds the piece that visitors
 * work with, such as the finder, a form or a map. The first screen of a page has one.
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

/** The files of the seal on its serrated disc: with the name around it, and without where it is small. */
function WaferSeal() {
  const address = useAddress();

  return (
    <picture className="wafer">
      <source media="(width < 48rem)" srcSet={address(SMALL_WAFER_FILE)} />
      <img src={address(WAFER_FILE)} alt="" width={148} height={148} decoding="async" />
    </picture>
  );
}
