import { pictureVariants, plainPicture } from '../../model/pictures.ts';
import type { PictureFields } from '../../model/schemas/fields.ts';
import { useAddress, useSite } from '../site/site.tsx';

/** On a phone; with three pixels in the place of two, it takes as many bytes as with two. */
const NARROW = '(min-resolution: 2.5dppx) 15rem, calc(100vw - 2rem)';

/** How wide pictures are shown (HTML, "sizes"). */
const SIZES = {
  /** Above the words of a page. */
  lead: `(min-width: 38rem) 36rem, ${NARROW}`,
  portrait: '16rem',
  /** Beside a name. */
  face: '3rem',
  /** In the flow of a text. */
  text: `auto, (min-width: 44rem) 42rem, ${NARROW}`,
};

interface ElementProps {
  picture: Pick<PictureFields, 'file' | 'alt'>;
  shape: keyof typeof SIZES;
  /** Whether it stands on the first screen, and is fetched before all else; one of a page at most. */
  isFirst?: boolean;
}

interface PictureProps extends ElementProps {
  picture: PictureFields;
}

/** A picture of the content, and whose it is. */
export function Picture({ picture, ...props }: PictureProps) {
  return (
    <figure className={`picture picture-${props.shape}`}>
      <PictureElement picture={picture} {...props} />
      {picture.credit !== undefined && <figcaption className="small">{picture.credit}</figcaption>}
    </figure>
  );
}

/** A picture in each format and at each size; the browser takes the one that fits. */
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
