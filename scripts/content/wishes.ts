/** What people write for a field that has another name here, or want of a site that has none for it. */
interface Wish {
  /** In small letters, without spaces, hyphens and underlines. */
  names: readonly string[];
  /** The fields that may be meant: the first that the group has. */
  fields?: readonly string[];
  /** What is said where the group has none of them. */
  advice?: string;
}

const NO_OTHER_SITES = "Pages don't load anything from other sites, so this isn't possible";

export const WISHES: readonly Wish[] = [
  { names: ['businessname', 'company', 'companyname'], fields: ['name'] },
  { names: ['telephone', 'tel', 'mobile', 'cell', 'number', 'phonenumber'], fields: ['phone'] },
  { names: ['mail', 'emailaddress'], fields: ['email'] },
  {
    names: ['price', 'cost', 'fee', 'pricing'],
    fields: ['amount', 'fees', 'additionalNotarization'],
  },
  { names: ['openinghours', 'schedule', 'businesshours'], fields: ['hours'] },
  { names: ['closed', 'vacation', 'vacations', 'dayoff', 'daysoff'], fields: ['holidays'] },
  {
    names: ['banner', 'notice', 'noticebar', 'alert', 'message'],
    fields: ['announcement'],
    advice: 'Write it as "announcement" in business.yaml: every page shows it.',
  },
  {
    names: ['photo', 'picture', 'image', 'headshot', 'portrait'],
    fields: ['portrait', 'picture', 'file'],
    advice: 'Write it as "portrait" of an entry of "notary" in business.yaml.',
  },
  { names: ['notaries', 'owner', 'aboutme', 'bio'], fields: ['notary'] },
  { names: ['insurance', 'bond', 'certifications'], fields: ['credentials'] },
  { names: ['stars'], fields: ['rating'] },
  { names: ['reviews', 'quote', 'review', 'comment'], fields: ['testimonials', 'text'] },
  {
    names: ['towns', 'areas', 'neighbors', 'nearby'],
    fields: ['nearbyLocations', 'featuredCities'],
  },
  {
    names: ['languages', 'language'],
    fields: ['languages', 'lang'],
    advice:
      'Write them in an entry of "notary" in business.yaml, with the name of who speaks them.',
  },
  {
    names: ['facebook', 'instagram', 'linkedin', 'yelp', 'nextdoor', 'google', 'social'],
    advice: 'Write its address as an entry of "profiles" in business.yaml.',
  },
  {
    names: ['googlereviews', 'googlereview', 'googlebusiness', 'socialmedia'],
    advice: 'Write the address of that profile as an entry of "profiles" in business.yaml.',
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
    names: ['analytics', 'googleanalytics', 'tracking', 'gtag', 'pixel'],
    advice: `${NO_OTHER_SITES}, and they don't count visitors: docs/launch.md says how to see how people find the site.`,
  },
  {
    names: ['calendar', 'booking', 'bookings', 'calendly', 'scheduler'],
    advice: `${NO_OTHER_SITES}: link to your calendar in a text, [words](https://...).`,
  },
];
