import { nearestSlug, slugify } from '../../../model/slug.ts';
import type { Collection } from '../collections.ts';
import type { Source } from '../parse/source.ts';
import type { Sorted } from './files.ts';

/** The slugs that files stand for, whether or not the files are right in themselves. */
export interface Known {
  cities: ReadonlySet<string>;
  services: ReadonlySet<string>;
  faqs: ReadonlySet<string>;
  attractions: ReadonlySet<string>;
  /** Files that stand where nothing reads them; what they would be is told once, of them alone. */
  strays: ReadonlySet<string>;
}

export function knownSlugs(sources: readonly Source[], sorted: readonly Sorted[]): Known {
  const read = new Set(sorted.map(({ source }) => source.file));
  const strays = sources.filter(({ file }) => !read.has(file));
  const slugs = (kind: Collection['kind']) => {
    const ofKind = sorted.filter(({ collection }) => collection.kind === kind);
    return new Set(ofKind.map(({ collection }) => collection.slug));
  };
  return {
    cities: slugs('city'),
    services: slugs('service'),
    faqs: slugs('faqs'),
    attractions: slugs('attractions'),
    strays: new Set(strays.map(({ file }) => slugOfFile(file))),
  };
}

/** "content/citys/Boise.markdown" as "boise". */
function slugOfFile(file: string): string {
  const name = file.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return nearestSlug(name) ?? slugify(name);
}
