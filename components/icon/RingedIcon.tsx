import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

/** An icon in a guilloche ring. */
export function RingedIcon({ name }: ComponentProps<typeof Icon>) {
  return (
    <span className="ringed-icon">
      <Icon name={name} />
    </span>
  );
}
