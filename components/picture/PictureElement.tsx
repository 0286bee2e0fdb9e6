import { pictureVariants, SHAPES, type ShapeName } from '../../model/pictures.ts';
import { withBase } from '../../model/routes.ts';
import type { Picture } from '../../model/schemas/picture.ts';
import type { Site } from '../../model/site.ts';
import { useSite } from '../site/site.tsx';

interface Props {
  picture: Pick<Picture, 'file' | 'focus'>;
  alt: string;
  shape: ShapeName;
  isFirst?: boolean;
  /** Where no SiteProvider is around it. */
  site?: Pick<Site, 'pictures' | 'settings'>;
}

/** A picture in each format and at each size; the browser takes the one that fits. */
export function PictureElement(props: Props) {
  return props.site === undefined ? (
    <OfSite {...props} />
  ) : (
    <Element {...props} site={props.site} />
  );
}

function OfSite(props: Props) {
  return <Element {...props} site={useSite()} />;
}

function Element({
  picture,
  alt,
  shape,
  isFirst = false,
  site,
}: Props & Required<Pick<Props, 'site'>>) {
  const variants = pictureVariants(site.pictures, picture, shape);
  const { sizes, formats } = SHAPES[shape];
  const plain = variants.at(-1);
  if (plain === undefined) return null;
  const address = (path: string) => withBase(site.settings.base, path);
  const sources = formats.slice(0, -1).map((format) => {
    const ofFormat = variants.filter((variant) => variant.format === format);
    return {
      type: `image/${format}`,
      srcSet: ofFormat.map(({ path, width }) => `${address(path)} ${width}w`).join(', '),
    };
  });
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={address(plain.path)}
        alt={alt}
        width={plain.width}
        height={plain.height}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? undefined : 'async'}
      />
    </picture>
  );
}
