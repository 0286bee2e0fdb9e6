import type { ShapeName } from '../../model/pictures.ts';
import type { Picture as PictureFields } from '../../model/schemas/picture.ts';
import { PictureElement } from './PictureElement.tsx';

interface Props {
  picture: PictureFields;
  shape: ShapeName;
  /** Whether it stands on the first screen, and is fetched before all else; one of a page at most. */
  isFirst?: boolean;
}

/** A picture of the content, and whose it is. */
export function Picture({ picture, shape, isFirst = false }: Props) {
  return (
    <figure className={`picture picture-${shape}`}>
      <PictureElement picture={picture} alt={picture.alt} shape={shape} isFirst={isFirst} />
      {picture.credit !== undefined && <figcaption className="small">{picture.credit}</figcaption>}
    </figure>
  );
}
