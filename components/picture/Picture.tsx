import { pictureVariants, plainPicture } from '../../model/pictures.ts';
import type { PictureFields } from '../../model/schemas/fields.ts';
import { useAddress, useSite } from '../site/site.tsx';

/** For phones. With three device pixels per CSS pixel, 15rem keeps the file as small as with two. */
const NARROW = '(min-resolution: 2.5dppx) 15rem, calc(100vw - 2rem)';

/** Display widths (HTML, "sizes"). */
const SIZES = {
  /** Above a page's text. */
  lead: `(min-width: 38rem) 36rem, ${NARROW}`,
  portrait: '16rem',
  /** Beside a name. */
  face: '3rem',
  /** Inside a text. */
  text: `auto, (min-width: 44rem) 42rem, ${NARROW}`,
};

interface ElementProps {
  picture: Pick<PictureFields, 'file' | 'alt'>;
  shape: keyof typeof SIZES;
  /** Whether it's on the first screen and gets high priority; at most one per page. */
  isFirst?: boolean;
}

interface PictureProps extends ElementProps {
  picture: PictureFields;
}

/** A picture with its credit. */
export function Picture({ picture, ...props }: PictureProps) {
  return (
    <figure className={`picture picture-${props.shape}`}>
      <PictureElement picture={picture} {...props} />
      {picture.credit !== undefined && <figcaption className="small">{picture.credit}</figcaption>}
    </figure>
  );
}

export function PictureElement({ picture, shape, isFirst = false }: ElementProps) {
  const { pictures } = useSite();
  const address = useAddress();
  const plain = plainPicture(pictures, picture.file);
  const srcSet = (wanted: string) =>
    pictureVariants(pictures, picture.file)
      .flatMap(({ format, path, width }) => (format === wanted ? `${address(path)} ${width}w` : []))
      .join(', ');
  const loading = isFirst
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <picture>
      <source type="image/webp" srcSet={srcSet('webp')} sizes={SIZES[shape]} />
      <img
        src={address(plain.path)}
        srcSet={srcSet('jpeg')}
        sizes={SIZES[shape]}
        alt={picture.alt}
        width={plain.width}
        height={plain.height}
        {...loading}
      />
    </picture>
  );
}
