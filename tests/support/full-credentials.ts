import { type Document, isMap, isSeq } from 'yaml';

/** An edit of a file of YAML, or of the front matter of a file of Markdown. */
export type Edit = (document: Document) => void;

const CREDENTIALS = {
  commissionDetails: [{ state: 'ID', number: 'SAMPLE-1', expires: '2099-03-03' }],
  notary: 'Sample Notary',
  practicingSince: '2015-06-01',
  bond: { amount: '$10,000', carrier: 'Sample Surety' },
  insurance: { amount: '$25,000', carrier: 'Sample Insurance & Sons' },
  backgroundCheck: { by: 'Sample Screening', date: '2026-03-15' },
  memberships: [
    { name: 'Sample Association', url: 'https://association.example.com/members?a=1&b=2' },
    { name: 'Sample Guild' },
  ],
  languages: ['English', 'Spanish'],
  paymentMethods: ['cash', 'checks', 'Zelle'],
  profiles: {
    google: 'https://maps.example.com/?cid=1',
    yelp: 'https://reviews.example.com/biz/sample',
    facebook: 'https://social.example.com/sample',
  },
  feeLaw: {
    text: 'Sample law lets a notary charge $5 for each notarization, and a travel fee that you agree to before.',
    url: 'https://law.example.com/fees',
  },
};

const FEES = { firstNotarization: '$5', travel: 'from $20, agreed before the trip' };

const STEPS = {
  heading: 'How it works',
  steps: [
    {
      title: 'Call',
      text: "Tell us what you're signing and where you are. We'll schedule a time.",
    },
    { title: 'Meet', text: "We'll come to you, or we'll meet by secure audio and video." },
    {
      title: 'Done',
      text: 'The notary checks your ID and completes the notarial certificate.',
    },
  ],
};

const SAID = {
  date: '2026-03-15',
  source: { name: 'Google', url: 'https://maps.example.com/?cid=1' },
};

/** Everything that may be said of the notary, by the file of content to edit. */
export const FULL_CREDENTIALS: Readonly<Record<string, Edit>> = {
  'business.yaml': (document) => {
    for (const [name, value] of Object.entries(CREDENTIALS)) document.set(name, value);
    for (const [name, value] of Object.entries(FEES)) document.setIn(['fees', name], value);
  },
  'pages/home.md': (document) => document.set('howItWorks', STEPS),
  'testimonials.yaml': (document) => {
    const first = entriesOf(document, 'testimonials')[0];
    for (const [name, value] of Object.entries(SAID)) first?.set(name, document.createNode(value));
  },
};

/** The entries of a list at the top of a file, those that are more than a name. */
export function entriesOf(document: Document, list: string) {
  const found = document.get(list);
  return isSeq(found) ? found.items.filter(isMap) : [];
}
