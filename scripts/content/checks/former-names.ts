import { quote } from '../diagnostic.ts';
import { type Draft, hasStrays, type ParsedFile } from '../draft.ts';
import { type FormerNames, REMEMBERED_FOR } from '../read-former-names.ts';
import { anyOf, type TextRule } from './text-rule.ts';

/** The cities that the office was in; none where it is not known where it is now. */
export function formerOffices({ entries }: Draft, { offices }: FormerNames): string[] {
  const office = entries.business?.fields.address.city.toLowerCase();
  // In other letters, or with its state behind it, it is the same city.
  const isOther = (name: string) => name.replace(/,.*$/, '').toLowerCase() !== office;
  return office === undefined ? [] : [...offices].filter(isOther);
}

/** "Our base", "our home office", "based in": how sentences say where the office is. */
const BASE = String.raw`\b(?:our (?:home )?(?:base|office)|based (?:in|at|near))\b`;

/**
 * The rules for the texts of each file: names that were deleted or changed, and sentences by which the
 * office is still in the city that it has moved from.
 */
export function formerNameRules(
  draft: Draft,
  former: FormerNames,
): (file: ParsedFile) => TextRule[] {
  const noRules = () => [];
  // In a file that cannot be read, or stands where nothing reads it, names may stand that are not gone.
  const isUnread = draft.files.some(({ source }) => source.data === undefined);
  if (isUnread || hasStrays(draft)) return noRules;

  const current = currentNames(draft);
  const inUse = new Set(current.map((name) => name.toLowerCase()));
  const gone = [...former.names].flatMap(casesOf).filter((name) => !inUse.has(name.toLowerCase()));
  const offices = formerOffices(draft, former);
  if (gone.length === 0 && offices.length === 0) return noRules;

  const goneMessage = (name: string) =>
    gone.includes(name)
      ? `${quote(name)} was deleted or renamed. Rewrite this, unless it is still true: this warning ends ${REMEMBERED_FOR} days after the change. "npm run changes" lists the addresses that are lost.`
      : undefined;
  const officeMessage = (name: string) =>
    offices.includes(name)
      ? `the office isn't in ${quote(name)} any more. Rewrite this, with {{business.city}} where the office is meant.`
      : undefined;

  const name = anyOf([...gone, ...offices, ...current]);
  const anywhere: TextRule = { pattern: new RegExp(name, 'gu'), message: goneMessage };

  // In one sentence with the base, or as where we are or come from.
  const besideBase = `${name}(?:(?<=${BASE}[^.!?]*)|(?=[^.!?]*${BASE}))`;
  const asOurs = String.raw`(?<=\b(?:we|us|our)\b[^.!?]* from |\bwe(?: are|['’]re) in )${name}`;
  const asOffice: TextRule = {
    pattern: new RegExp(`${besideBase}|${asOurs}`, 'giu'),
    message: officeMessage,
  };

  return (file) => {
    // Clients come from where they come from; a file without its city is reported as a whole.
    const isOrphan = file.kind === 'attractions' && !draft.entries.city.has(file.slug);
    if (file.kind === 'testimonials' || isOrphan) return [];

    const city = file.kind === 'city' ? draft.entries.city.get(file.slug) : undefined;
    const cityName = city?.fields.name ?? '';
    if (!offices.includes(cityName)) return [anywhere, asOffice];

    // The page of the city itself needs no name to say that the base is there.
    const inCity = { pattern: new RegExp(BASE, 'gi'), message: () => officeMessage(cityName) };
    return [anywhere, inCity];
  };
}

/** The names that things of the site have now. */
function currentNames({ files }: Draft): string[] {
  return files
    .filter(({ kind }) => ['city', 'attractions', 'service', 'business'].includes(kind))
    .flatMap(({ source }) => source.texts)
    .filter(({ path }) => ['name', 'title'].includes(`${path.at(-1)}`))
    .flatMap(({ text }) => casesOf(text));
}

/** A name as it stands at the start of a sentence, and within one: "Mobile notary", "mobile notary". */
function casesOf(name: string): string[] {
  const hasSeveralWords = name.includes(' ');
  return hasSeveralWords ? [name, name.charAt(0).toLowerCase() + name.slice(1)] : [name];
}
