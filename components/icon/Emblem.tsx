import type { AttractionKind } from '../../model/schemas/attraction.ts';
import { Icon } from './Icon.tsx';

/** The emblem of an attraction in a ring: that of its kind, or a pin; a picture without a message. */
export function Emblem({ kind = 'pin' }: { kind?: AttractionKind | 'pin' | undefined }) {
  return (
    <div className="emblem">
      <Icon name={kind} />
    </div>
  );
}
