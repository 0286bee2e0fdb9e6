import type { FieldSchema } from '../../model/schemas/json-schema.ts';

/** What people write for a field that has another name, or want of a site that has none for it. */
interface Wish {
  /** In small letters, without spaces, hyphens and underlines. */
  names: readonly string[];
  /** The fields that may be meant; the message names the first that the group has. */
  fields?: readonly string[];
  /** What is said where the group has none of them. */
  advice?: string;
}

const WISHES: readonly Wish[] = [
  {
    names: ['facebook', 'instagram', 'linkedin', 'yelp', 'nextdoor', 'google', 'social'],
    advice: 'Write its address as an entry of "profiles" in business.yaml.',
  },
  { names: ['telephone', 'tel', 'mobile', 'cell', 'number', 'phonenumber'], fields: ['phone'] },
  { names: ['mail', 'emailaddress'], fields: ['email'] },
  { names: ['price', 'cost', 'fee'], fields: ['amount', 'fees', 'additionalNotarization'] },
  {
    names: ['photo', 'picture', 'image', 'headshot', 'portrait'],
    fields: ['portrait', 'picture', 'file'],
    advice: 'Write it as "portrait" of an entry of "notary" in business.yaml.',
  },
  {
    names: ['languages', 'language'],
    fields: ['languages', 'lang'],
    advice:
      'Write them in an entry of "notary" in business.yaml, with the name of who speaks them.',
  },
  {
    names: ['draft', 'published', 'hide', 'hidden', 'visible'],
    advice: 'There are no drafts: take the file out of content/, or it is published.',
  },
  {
    names: ['season', 'from', 'until', 'summer', 'winter'],
    fields: ['location'],
    advice:
      'Hours apply all year: say in the announcement of business.yaml what is different for now.',
  },
  {
    names: ['analytics', 'tracking', 'gtag', 'pixel'],
    advice:
      "Pages don't count visitors or load anything from other sites, so this isn't possible: docs/launch.md says how to see how people find the site.",
  },
  {
    names: ['calendar', 'booking', 'calendly', 'scheduler'],
    advice:
      "Pages don't load anything from other sites, so this isn't possible: link to your calendar in a text, [words](https://...).",
  },
];

/** A field that people mean by another name, and the message about it. */
export interface KnownWish {
  field?: string | undefined;
  advice?: string | undefined;
}

/** What to do about a field that its group does not have; undefined where nobody has asked for it yet. */
export function wishOf(
  name: string,
  group: Readonly<Record<string, FieldSchema>>,
): KnownWish | undefined {
  const plain = name.replace(/[\s_-]/g, '').toLowerCase();
  // What a form service asks for has names that only the service knows.
  if ('hidden' in group) {
    return {
      advice:
        'If the form service asks for it, write it below "hidden:", indented by two more spaces; else delete it: the endpoint alone turns the form on.',
    };
  }

  const wishes = WISHES.filter(({ names }) => names.includes(plain));
  const field = wishes.flatMap(({ fields = [] }) => fields).find((each) => each in group);
  if (field !== undefined) return { field, advice: `Write ${field}.` };
  return wishes.find(({ advice }) => advice !== undefined);
}
