/** An edit of one file of the frozen content. */
export type Edit = (text: string) => string;

const CREDENTIALS = `commissionDetails:
  - state: ID
    number: "SAMPLE-1"
    expires: 2099-03-03
notary: Sample Notary
practicingSince: 2015-06-01
bond:
  amount: $10,000
  carrier: Sample Surety
insurance:
  amount: $25,000
  carrier: Sample Insurance & Sons
backgroundCheck:
  by: Sample Screening
  date: 2026-03-15
memberships:
  - name: Sample Association
    url: https://association.example.com/members?a=1&b=2
  - name: Sample Guild
languages: [English, Spanish]
paymentMethods: [cash, checks, Zelle]
profiles:
  google: https://maps.example.com/?cid=1
  yelp: https://reviews.example.com/biz/sample
  facebook: https://social.example.com/sample
`;

const FEES = `fees:
  firstNotarization: $5
  travel: from $20, agreed before the trip
`;

const STEPS = `howItWorks:
  heading: How it works
  steps:
    - title: Call
      text: Tell us what you're signing and where you are. We'll schedule a time.
    - title: Meet
      text: We'll come to you, or we'll meet by secure audio and video.
    - title: Done
      text: The notary checks your ID and completes the notarial certificate.
servicesHeading:`;

const SAID = `    date: 2026-03-15
    source:
      name: Google
      url: https://maps.example.com/?cid=1
    sample: true
`;

/** The frozen content with everything that may be said of the notary, by the file to edit. */
export const FULL_CREDENTIALS: Readonly<Record<string, Edit>> = {
  'business.yaml': (text) => text.replace('fees:\n', () => CREDENTIALS + FEES),
  'pages/home.md': (text) => text.replace('servicesHeading:', () => STEPS),
  'testimonials.yaml': (text) => text.replace('    sample: true\n', () => SAID),
};
