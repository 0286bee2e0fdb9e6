import type { ReactNode } from 'react';
import { useAddress } from '../site/site.tsx';

interface Props {
  className?: string;
  /** What is on its corner: the wafer seal, or a ring that waits for one. */
  stamp?: 'seal' | 'ring' | undefined;
  children: ReactNode;
}

/**
 * The document of a page: a white sheet with a guilloche border, which holds the working piece of the
 * first screen. A page has one.
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
const WAFER = { large: '/wafer.svg', small: '/wafer-small.svg' };

function WaferSeal() {
  const address = useAddress();

  return (
    <picture className="wafer">
      <source media="(width < 48rem)" srcSet={address(WAFER.small)} />
      <img src={address(WAFER.large)} alt="" width={148} height={148} decoding="async" />
    </picture>
  );
}
