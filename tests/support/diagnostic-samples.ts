import { type RawFile, readContentFolder } from '../../scripts/content/index.ts';
import { fileOf } from '../../scripts/content/read.ts';
import { FIXTURE } from './fixture.ts';

/** A change of content: gives the files after it. */
type Change = (files: readonly RawFile[]) => RawFile[];

const BOISE = 'cities/boise.md';
const MERIDIAN = 'cities/meridian.md';
const KUNA = 'cities/kuna.md';
const ZOO = 'attractions/boise.yaml';
const APOSTILLE = 'services/apostille.md';
const BUSINESS = 'business.yaml';
const CLIENTS = 'testimonials.yaml';
const DOCUMENTS = 'documents.yaml';
const SEARCH = 'pages/search.md';

/** Replaces a text in a file; throws when it does not stand there. */
function replace(path: string, from: string, to: string): Change {
  return (files) => {
    if (!files.some((file) => file.path === path && file.text.includes(from))) {
      throw new Error(`"${from}" does not stand in ${path}.`);
    }
    return files.map((file) =>
      file.path === path ? { ...file, text: file.text.replace(from, () => to) } : file,
    );
  };
}

/** Writes a file in the place of one that may be there. */
function write(path: string, text: string): Change {
  return (files) => [...files.filter((file) => file.path !== path), { path, text }];
}

function remove(path: string): Change {
  return (files) => files.filter((file) => file.path !== path);
}

function append(path: string, text: string): Change {
  return edit(path, (before) => before + text);
}

function rename(path: string, to: string): Change {
  return (files) => files.map((file) => (file.path === path ? { ...file, path: to } : file));
}

/** Makes another text of a file. */
function edit(path: string, change: (text: string) => string): Change {
  return (files) =>
    files.map((file) => (file.path === path ? { ...file, text: change(file.text) } : file));
}

/** The text of a file; empty where there is none. */
function textOf(path: string, files: readonly RawFile[]): string {
  return files.find((file) => file.path === path)?.text ?? '';
}

/** The text of a Markdown file with another text below its fields. */
function withBody(text: string, body: string): string {
  return text.replace(/\n---\n[\s\S]*$/, () => `\n---\n${body}`);
}

/** Two changes, one after the other. */
function both(first: Change, second: Change): Change {
  return (files) => second(first(files));
}

/** One more document, with these lines. */
function newDocument(...lines: string[]): Change {
  return append(DOCUMENTS, `\n  - ${lines.join('\n    ')}\n`);
}

const DEPOT = 'pictures/depot.jpg';

/** A file in the place of another, from bytes that no editor of texts would write today. */
function writeBytes(file: RawFile): Change {
  return (files) => [...files.filter(({ path }) => path !== file.path), file];
}

/** The text of a city's file, for those that another program saves. */
const kuna = textOf(KUNA, await readContentFolder(FIXTURE));

const inUtf16 = Buffer.from(`\uFEFF${kuna}`, 'utf16le');
const inLatin1 = Buffer.from(kuna.replace('name: Kuna', 'name: Kun\xe1'), 'latin1');

/** The first bytes of a picture of an iPhone: a box "ftyp" with the brand "heic" (ISO 14496-12). */
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

/** One more picture, as the reader hands it on. */
function newPicture(path: string, width = 1600, height = 1200): Change {
  const picture = { key: path, width, height };
  return (files) => [...files, { path, text: '', picture }];
}

/** Redirects from these paths, in the place of all others. */
const redirectsFrom = (paths: readonly string[]): Change => {
  const entries = paths.map((from) => `  - from: ${from}\n    to: /areas\n`);
  return write('redirects.yaml', `redirects:\n${entries.join('')}`);
};

/** The address of an embedded map in the file of a city. */
function embed(slug: string, url: string): Change {
  return replace(`cities/${slug}.md`, 'state: ID', `state: ID\nmapEmbedUrl: ${url}`);
}

/**
 * The mistakes that editors make, each made in a copy of right content. A name says what is wrong, and
 * after the arrow at which line of which file that is said, with a word or two of the message.
 */
export const samples: Readonly<Record<string, Change>> = {
  // What keeps the site from being built.
  'a tab → boise.md:11 tab in': replace(BOISE, '  - meridian', '\t- meridian'),
  'closures without their year → business.yaml:25 a date': replace(
    BUSINESS,
    'holidays: []',
    'holidays: [12/24, 12/24 - 12/26]',
  ),
  'a colon in a text without quotes → boise.md:2 second colon': replace(
    BOISE,
    'name: Boise',
    'name: Boise: the capital',
  ),
  'a wrong value in a file that cannot be read → boise.md:4 a number': both(
    replace(BOISE, 'state: ID', '  state: ID'),
    replace(BOISE, 'order: 1', 'order: one'),
  ),
  'a field that stands twice → boise.md:5 this field is': replace(
    BOISE,
    'order: 1',
    'order: 1\norder: 2',
  ),
  'a quote that is never closed → boise.md:2 quote that': replace(
    BOISE,
    'name: Boise',
    'name: "Boise',
  ),
  'text after a closing quote → boise.md:4 text after': replace(
    BOISE,
    'state: ID',
    'state: ID\ncounty: "Ada" or so',
  ),
  'a bracket that is never closed → business.yaml:27 a bracket': replace(
    BUSINESS,
    'holidays: []',
    'holidays: [2027-01-01',
  ),
  'a field without a space after its colon → boise.md:2 a space is missing': replace(
    BOISE,
    'name: Boise',
    'name:Boise',
  ),
  'a text that starts with a star → boise.md:2 what starts': replace(
    BOISE,
    'name: Boise',
    'name: *Boise',
  ),
  'a fact at the start of a text without quotes → contact.md:21 text that': replace(
    'pages/contact.md',
    'formNote: ',
    'formNote: {{business.name}} ',
  ),
  'three hyphens in the middle of a YAML file → business.yaml:27 this line': replace(
    BUSINESS,
    'priceRange',
    '---\npriceRange',
  ),
  'front matter that is never closed → boise.md:17 fields at the top': replace(
    BOISE,
    '\n---\n',
    '\n',
  ),
  'front matter that is not there → boise.md:1 expected only': write(BOISE, 'Just words.\n'),
  'front matter without fields → boise.md:1 no fields': write(BOISE, '---\n---\nWords.\n'),
  'a wrong type → boise.md:10 a list': replace(
    BOISE,
    'nearbyLocations:\n  - meridian',
    'nearbyLocations: meridian\nx:\n  - y',
  ),
  'a text where a number is wanted → boise.md:4 a number': replace(BOISE, 'order: 1', 'order: "1"'),
  'a text where true or false is wanted → boise.md:5 true or': replace(
    BOISE,
    'locationsPage: true',
    'locationsPage: yes',
  ),
  'a field by another name → business.yaml:3 unknown field': replace(
    BUSINESS,
    'phone:',
    'telephone:',
  ),
  'a group whose fields are not indented → business.yaml:7 "street" belongs': replace(
    BUSINESS,
    '  street: 7 Hidden Lane\n  city: Nampa\n  state: ID\n  display: city',
    'street: 7 Hidden Lane\ncity: Nampa\nstate: ID\ndisplay: city',
  ),
  'a missing field → boise.md:2 missing': replace(BOISE, 'name: Boise\n', ''),
  'an empty file → boise.md:1 no fields': write(BOISE, ''),
  'too many featured cities → business.yaml:58 footer has': replace(
    BUSINESS,
    '  - kuna\n',
    `${'  - kuna\n'.repeat(8)}`,
  ),
  'an unknown nearby city → boise.md:11 unknown city': replace(BOISE, '- meridian', '- meridan'),
  'a city that names itself, and one twice → boise.md:11 "boise" is this': replace(
    BOISE,
    '- meridian',
    '- boise\n  - kuna',
  ),
  'an unknown icon → apostille.md:6 expected stamp': replace(
    APOSTILLE,
    'icon: apostille',
    'icon: stmap',
  ),
  'an unknown state → boise.md:3 a state': replace(BOISE, 'state: ID', 'state: ZZ'),
  'a fact with one brace missing → boise.md:25 this brace': append(
    BOISE,
    '\nFrom {{fees.additionalNotarization}.\n',
  ),
  'two cities of one name → meridian.md:2 "Boise, ID"': replace(
    MERIDIAN,
    'name: Meridian',
    'name: Boise',
  ),
  'two places with one address → meridian.yaml:6 "rail-museum" is also': replace(
    ZOO,
    'name: Zoo Boise',
    'name: Rail Museum',
  ),
  'a question asked twice → apostille.yaml:4 "How long': replace(
    'faqs/apostille.yaml',
    'What do I need for Apostille?',
    'How long does an apostille take?',
  ),
  'a file name with underlines and accents → Fruítland_.md:1 a file': rename(
    'cities/fruitland.md',
    'cities/Fruítland_.md',
  ),
  'a page of the site that was renamed → hmoe.md:7 no page': rename(
    'pages/home.md',
    'pages/hmoe.md',
  ),
  'a page in another language without the legal notice in it → fees.md:2 missing. A': replace(
    'pages/fees.md',
    'menu: footer',
    'menu: footer\nlang: Spanish',
  ),
  'a page in a language that is none → fees.md:8 a language': replace(
    'pages/fees.md',
    'menu: footer',
    'menu: footer\nlang: klingon\nnotice: I am not an attorney.',
  ),
  'a card that its face has no letters for → fees.md:3 picture for': replace(
    'pages/fees.md',
    'heading: What an appointment costs',
    'heading: 費用\npicture:\n  file: pictures/hills.jpg\n  alt: Green hills',
  ),
  'a rating between two numbers of stars → testimonials.yaml:21 a whole': replace(
    CLIENTS,
    'rating: 4',
    'rating: 4.5',
  ),
  'a page without a text → fees.md:1 page has': edit('pages/fees.md', (text) => withBody(text, '')),
  'a page at the address of the editor → admin.md:1 /admin is the': rename(
    'pages/fees.md',
    'pages/admin.md',
  ),
  'a page in a menu that there is not → fees.md:7 expected footer': replace(
    'pages/fees.md',
    'menu: footer',
    'menu: header',
  ),
  'a service without questions → apostille.md:1 no questions': remove('faqs/apostille.yaml'),
  'an address that would run code → boise.md:25 the link': append(
    BOISE,
    '\n[form](javascript:alert(1))\n',
  ),
  'a web address with a space → boise.md:25 right form': append(
    BOISE,
    '\n[form](<https://example.com/our form>)\n',
  ),
  'maps that cannot be embedded → boise.md:4 the address': both(
    embed('boise', 'https://maps.app.goo.gl/abc'),
    embed('nampa', 'https://www.google.com/maps/embed/v1/place?key=abc&q=Nampa'),
  ),
  'a link that is never closed → boise.md:25 these brackets': append(
    BOISE,
    '\nSee [form](/contact for more.\n',
  ),
  'a link to a page that does not exist → boise.md:25 no page': append(
    BOISE,
    '\n[form](/contcat)\n',
  ),
  'a link to the second address of a page → boise.md:25 right form': append(
    BOISE,
    '\n[near](/locations/kuna)\n',
  ),
  'a link into a page → boise.md:25 no part': append(
    BOISE,
    '\n[form](/contact#form), [pay](/questions#q-how-can-i-payy) or [this](/questions#q-how-can-i-pay)\n',
  ),
  'coordinates that have changed places → business.yaml:11 a latitude': replace(
    BUSINESS,
    'latitude: 43.5407\nlongitude: -116.5635',
    'latitude: -116.5635\nlongitude: 43.5407',
  ),
  'a phone number with a digit missing → boise.yaml:10 a US': replace(
    ZOO,
    '(208) 555-0110',
    '(208) 555-011',
  ),
  'a time zone that does not exist → business.yaml:24 an IANA': replace(
    BUSINESS,
    'America/Boise',
    'America/Bosie',
  ),
  'the city of the office in small letters → business.yaml:8 pages show': replace(
    BUSINESS,
    '  city: Nampa',
    '  city: nampa',
  ),
  'an hour of the afternoon without PM → business.yaml:18 one time': replace(
    BUSINESS,
    'closes: 20:00',
    'closes: 1:00',
  ),
  'hours that overlap on one day → business.yaml:19 overlaps Monday-Friday': replace(
    BUSINESS,
    '      opens: 08:00\n      closes: 20:00\n',
    '      opens: 08:00\n      closes: 20:00\n    - days: Friday-Saturday\n      opens: 19:00\n      closes: 21:00\n',
  ),
  'a maps key → business.yaml:27 Google Maps': replace(
    BUSINESS,
    'priceRange: $$',
    'priceRange: $$ # AIzaSyA-1234567890abcdef',
  ),
  'HTML in Markdown → boise.md:25 "<b>" is HTML': append(BOISE, '\nThis is <b>bold</b>.\n'),
  'HTML in a value → boise.md:9 "<b>" is HTML': replace(
    BOISE,
    'description: Mobile notary',
    'description: <b>Mobile</b> notary',
  ),
  'an image with a description → boise.md:25 the picture': append(
    BOISE,
    '\n![The Capitol](/capitol.png)\n',
  ),
  'an attraction without a description → boise.yaml:28 missing': append(
    ZOO,
    "  - name: Camel's Back Park\n",
  ),
  'an attraction whose name leaves no address → boise.yaml:15 no address': replace(
    ZOO,
    'name: Zoo Boise',
    'name: "!!!"',
  ),
  'attractions without the name of their list → boise.yaml:1 fields such': write(
    ZOO,
    '- name: Zoo Boise\n',
  ),
  'a city name in letters that no picture has → boise.md:2 picture for': replace(
    BOISE,
    'name: Boise',
    'name: Meridian 中文 🙂',
  ),
  'a fact within a fact → business.yaml:2 {{business.name}} would': replace(
    BUSINESS,
    'name: Sample Mobile Notary',
    'name: TV {{business.name}}',
  ),
  "a list of tasks → boise.md:25 checkboxes aren't": append(
    BOISE,
    '\n- [ ] Bring your ID.\n- [x] Call.\n',
  ),
  "a footnote → boise.md:27 footnotes aren't": append(
    BOISE,
    '\nWe come to you.[^1]\n\n[^1]: Within the city.\n',
  ),
  'a table with a column without a heading → boise.md:25 this column': append(
    BOISE,
    '\n| | Place |\n| --- | --- |\n| Monday | Library |\n',
  ),
  'redirects from what is there → redirects.yaml:2 "/Contact" conflicts': redirectsFrom([
    '/Contact',
    '/admin/config.json',
    '/Sitemap.xml',
  ]),
  'a redirect from where the form sends to → redirects.yaml:2 "/messages" conflicts': both(
    append(BUSINESS, 'form:\n  endpoint: /messages\n'),
    redirectsFrom(['/messages']),
  ),
  'redirects that stand in each other\'s way → redirects.yaml:4 "/Twice" conflicts': redirectsFrom([
    '/twice',
    '/Twice',
    '/twice.html/x',
  ]),
  'a document of ours and of someone else → documents.yaml:77 has both': newDocument(
    'name: Boat titles',
    'service: apostille',
    'elsewhere:\n      who: the state\n      url: https://www.example.com/boats',
  ),
  'a key of a form service outside its group → business.yaml:95 no page': append(
    BUSINESS,
    'form:\n  endpoint: https://forms.example.com/mine\n  access_key: 1234\n',
  ),
  'a document that nobody handles → documents.yaml:75 choose a service':
    newDocument('name: Boat titles'),
  'something to bring to someone else → documents.yaml:79 only a document': newDocument(
    'name: Boat titles',
    'elsewhere:\n      who: the state\n      url: https://www.example.com/boats',
    'bring: the unsigned title',
  ),
  'two documents of one name → documents.yaml:75 "VEHICLE titles"': newDocument(
    'name: VEHICLE titles',
    'service: apostille',
  ),
  'an other name without end → documents.yaml:77 more than': newDocument(
    'name: Boat titles',
    `alsoCalled:\n      - boat ${'and trailer '.repeat(9)}title`,
    'service: apostille',
  ),
  'an unknown token of the search → search.md:16 unknown fact': replace(
    SEARCH,
    'city there is {{city}}',
    'city there is {{document}}',
  ),
  'a picture that is not there → boise.md:14 no picture': both(
    newPicture('pictures/depots.jpg'),
    replace(BOISE, 'pictures/hills.jpg', DEPOT),
  ),
  'a picture in a text without words → boise.md:25 no words': both(
    newPicture(DEPOT),
    append(BOISE, `\n![](${DEPOT})\n`),
  ),
  'a picture of 320 pixels → depot.jpg 320 pixels': newPicture(DEPOT, 320),
  'a picture without what it shows → boise.md:13 the fields': replace(
    BOISE,
    "picture:\n  file: pictures/hills.jpg\n  alt: Green hills above a river in the evening\n  credit: 'Picture: drawn for tests'\n",
    'picture: hills.jpg\n',
  ),
  'a fact in an address → boise.md:25 "https://example.com/{{business.city}}" has': append(
    BOISE,
    '\n[ours](https://example.com/{{business.city}})\n',
  ),
  'a picture without its folder → boise.md:14 a JPEG': replace(
    BOISE,
    'pictures/hills.jpg',
    'IMG_2041.JPG',
  ),
  'a file of UTF-16 → kuna.md:1 this file': writeBytes(await fileOf(KUNA, inUtf16)),
  'a file of Latin-1 → kuna.md:2 this file': writeBytes(await fileOf(KUNA, inLatin1)),
  "a picture of an iPhone → depot.heic an iPhone's": writeBytes(
    await fileOf('pictures/depot.heic', HEIC),
  ),
  'a phone number as a fact → boise.md:25 unknown fact': append(
    BOISE,
    '\nCall {{business.phone}} today.\n',
  ),
  'a picture with a blank in its name, in a text → boise.md:25 these brackets': append(
    BOISE,
    '\n![Maria](pictures/maria 2.jpg)\n',
  ),
  'an empty list with entries below it → business.yaml:26 second colon': replace(
    BUSINESS,
    'holidays: []',
    'holidays: []\n  - 2099-01-01',
  ),
  'an entry of a list without its hyphen → boise.md:12 wrong indentation': replace(
    BOISE,
    '  - kuna',
    '  kuna',
  ),
  "a picture in an answer → apostille.yaml:5 pictures aren't": replace(
    'faqs/apostille.yaml',
    'Apostille by mail takes',
    'By mail ![A seal](pictures/hills.jpg) it takes',
  ),
  'a city removed that others name → fruitland.yaml:1 this file': remove('cities/fruitland.md'),
  'a fee that is no sum → business.yaml:45 a sum': replace(
    BUSINESS,
    'amount: $4',
    'amount: from $4',
  ),
  'a fee with an amount and words → business.yaml:44 fee has': replace(
    BUSINESS,
    '    amount: $4\n',
    '    amount: $4\n    text: each\n',
  ),
  'a paragraph of the owner within a sentence → boise.md:25 {{business.payment}} is replaced':
    append(BOISE, '\nYou pay so: {{business.payment}}\n'),
  'a price of a service that has none → apostille.md:32 unknown fact': append(
    APOSTILLE,
    '\nIt costs {{service.additionalNotarization}}.\n',
  ),
  'a condition that is none → ontario.md:11 expected online': replace(
    'cities/ontario.md',
    'when: outside',
    'when: always',
  ),
  'promises in words → business.yaml:53 a span': edit(BUSINESS, (text) =>
    text.replace(
      /^promises:\n(?: .*\n)+/m,
      'promises:\n  priorityWithin: the same day\n  apostilleByMail: a few weeks\n  hagueCountries: over 80\n',
    ),
  ),
  'words that no weekend goes with → business.yaml:23 by appointment': replace(
    BUSINESS,
    'weekends: by appointment',
    'weekends: emergencies only',
  ),
  'an address in the place of a group → business.yaml:93 the field': append(
    BUSINESS,
    'form: https://forms.example.com/mine\n',
  ),
  'a list in the place of a text → business.yaml:40 expected text': replace(
    BUSINESS,
    'payment: Cash, checks or Zelle.',
    'payment: [Cash, Zelle]',
  ),
  'a price range in words → business.yaml:27 a price': replace(
    BUSINESS,
    'priceRange: $$',
    'priceRange: moderate',
  ),
  'an email address with a name → business.yaml:4 an email': replace(
    BUSINESS,
    'hello@example.com',
    'Ann <ann@example.com>',
  ),
  'redirects without their slashes → redirects.yaml:2 the old': write(
    'redirects.yaml',
    'redirects:\n  - from: https://www.example.com/old/\n    to: areas\n',
  ),
  'two languages in one entry → business.yaml:73 one language': replace(
    BUSINESS,
    '[English, Spanish]',
    '[English and Spanish]',
  ),
  'a city that has only its name → star.md:2 missing': write(
    'cities/star.md',
    '---\nname: Star\n---\nWords.\n',
  ),
  'a day off that no month has → business.yaml:25 a date': replace(
    BUSINESS,
    'holidays: []',
    'holidays: [2026-02-30]',
  ),
  'a closure that ends before it begins → business.yaml:25 ends before': replace(
    BUSINESS,
    'holidays: []',
    'holidays: [2099-12-24 - 2099-01-02]',
  ),
  'a closure of ten years → business.yaml:25 longer than': replace(
    BUSINESS,
    'holidays: []',
    'holidays: [2089-12-24 to 2099-01-02]',
  ),
  // What can mean two things, or nothing.
  "hours that end after midnight → business.yaml:18 isn't later": both(
    replace(BUSINESS, 'opens: 08:00', 'opens: 8pm'),
    replace(BUSINESS, 'closes: 20:00', 'closes: 2am'),
  ),
  'a time of two words → boise.md:4 a number': replace(
    BOISE,
    'state: ID',
    'state: ID\nminutesFromOffice: an hour',
  ),
  'miles in kilometers → boise.md:4 a number': replace(
    BOISE,
    'state: ID',
    'state: ID\nmilesFromOffice: 20 km',
  ),
  // What would not be published as it was written.
  'a number sign in a street → business.yaml:7 text with': replace(
    BUSINESS,
    'street: 7 Hidden Lane',
    'street: 7 Lane #200',
  ),
  'a value that is all number sign → boise.md:4 text with': replace(
    BOISE,
    'order: 1',
    'county: #1\norder: 1',
  ),
  'attractions named as the general questions are → general.yaml:1 this file': write(
    'attractions/general.yaml',
    'attractions: []\n',
  ),
  'two versions of a text, from Git → boise.md:25 Git has': append(
    BOISE,
    '\n<<<<<<< HEAD\nWe come to you.\n=======\nWe drive to you.\n>>>>>>> main\n',
  ),
  'two entries of a list that are read as one → boise.md:11 unknown city': replace(
    BOISE,
    '  - kuna',
    '    - kuna',
  ),
  'a letter that a wrong encoding damaged → boise.md:25 "Ã©" is a': append(
    BOISE,
    '\nThe CafÃ© downtown.\n',
  ),
  'a row of a table with a cell too many → boise.md:27 no column': append(
    BOISE,
    '\n| Day | Place |\n| --- | --- |\n| Monday | Library | Downtown |\n',
  ),
  'a link without words → boise.md:25 this link': append(BOISE, '\nSee [](/contact) now.\n'),
  'a heading without words → boise.md:25 this heading': append(BOISE, '\n##\n\nWe come to you.\n'),
  'a link to an address that stands nowhere → boise.md:25 these brackets': append(
    BOISE,
    '\nSee [fees][fees] or [these][].\n',
  ),
  'a county without a word → boise.md:4 no text': replace(
    BOISE,
    'state: ID',
    'state: ID\ncounty: ""',
  ),
  'fields that are closed below the text → boise.md:18 field is a': both(
    replace(BOISE, '\n---\n', '\n'),
    append(BOISE, '\n---\n\nMore.\n'),
  ),
  // What was added since owners missed it.
  'a wish for a profile → business.yaml:93 unknown field': append(
    BUSINESS,
    'facebook: https://www.facebook.com/us\n',
  ),
  'a wish for a calendar → business.yaml:93 unknown field': append(
    BUSINESS,
    'calendar: https://calendar.example.com\n',
  ),
  'a field of one thing in another → business.yaml:45 unknown field': replace(
    BUSINESS,
    'amount: $4',
    'price: $4',
  ),
  'a wish for a banner → business.yaml:93 unknown field': append(
    BUSINESS,
    'banner: We have moved.\n',
  ),
  'a wish for analytics → business.yaml:93 unknown field': append(BUSINESS, 'analytics: G-123\n'),
  'a date in the quotes of a word processor → business.yaml:25 a date': replace(
    BUSINESS,
    'holidays: []',
    'holidays: [“2099-01-01”]',
  ),
  'a phone number with an extension → boise.yaml:10 call button': replace(
    ZOO,
    '(208) 555-0110',
    '(208) 555-0110 ext. 5',
  ),
  "a picture of an iPhone in a field → boise.md:14 an iPhone's": replace(
    BOISE,
    'pictures/hills.jpg',
    'pictures/IMG 1.HEIC',
  ),
  // What editors are warned of.
  'a fee above that of the law → business.yaml:45 above the $5': replace(
    BUSINESS,
    'amount: $4',
    'amount: $7',
  ),
  'an address in another town → boise.yaml:18 address in': replace(
    ZOO,
    'kind: wildlife',
    'kind: wildlife\n    address: 1 Main St, Kuna, ID 83634',
  ),
  'a commission in another state alone → business.yaml:9 office is in': replace(
    BUSINESS,
    '  - ID\n',
    '  - OR\n',
  ),
  'two cities at one position of the directory → meridian.md:4 "2" is also': replace(
    BOISE,
    'order: 1',
    'order: 2',
  ),
  'a notary by another name on a page in Spanish → fees.md:19 "notario" promises': both(
    replace(
      'pages/fees.md',
      'menu: footer',
      'menu: footer\nlang: es\nnotice: No soy abogado ni notario.',
    ),
    append('pages/fees.md', '\nSoy notario. E-mail, paper: palabras de otra lengua.\n'),
  ),
  'a page that nothing links to → fees.md:1 no page': replace(
    'pages/fees.md',
    'menu: footer\n',
    '',
  ),
  'an office far from its city → business.yaml:11 about 28': replace(
    BUSINESS,
    'latitude: 43.5407',
    'latitude: 43.1407',
  ),
  'an announcement without a last day → business.yaml:94 until you delete': append(
    BUSINESS,
    'announcement:\n  text: We are on vacation.\n',
  ),
  'a phone number in an announcement → business.yaml:94 "(208) 555-0199"': append(
    BUSINESS,
    'announcement:\n  text: Call (208) 555-0199 on Friday, or (208) 555-0100.\n',
  ),
  'a closure in the past → business.yaml:25 in the past': replace(
    BUSINESS,
    'holidays: []',
    'holidays: [2019-12-24 - 2020-01-02]',
  ),
  'a title that all cities have → fruitland.md:2 is also used': replace(
    'pages/city.md',
    'in {{city}}, {{state}}',
    'near you',
  ),
  'a title that search results cut → boise.md:4 search results': replace(
    BOISE,
    'state: ID',
    'state: ID\nseoTitle: A notary for every home, office, school and workshop in all of the city of Boise',
  ),
  'the name of a place that search results cut → boise.yaml:22 search results': replace(
    ZOO,
    'name: Capitol Library',
    'name: The Capitol Library of the State with the Reading Room of Its Lawmakers',
  ),
  'a description of places that search results cut → boise.yaml:5 what search': replace(
    'pages/place.md',
    'for the people of',
    `for ${'very '.repeat(30)}many people of`,
  ),
  'a description that stands elsewhere → meridian.md:10 "Mobile notary': (files) => {
    const line = (path: string) => /^description: .*$/m.exec(textOf(path, files))?.[0] ?? '';
    return replace(MERIDIAN, line(MERIDIAN), line(BOISE))(files);
  },
  'a short description → boise.md:9 what search': replace(
    BOISE,
    'description: Mobile notary in Boise, Idaho, at home, downtown near the Capitol, or in a library that has a table to spare for two people.',
    'description: Boise.',
  ),
  'a description of a place that a card shows whole → boise.yaml:25 100 characters': replace(
    ZOO,
    'quiet corners, and a desk where people ask for a room of their own.',
    'quiet corners, and a desk where people ask for help.',
  ),
  "a distance shorter than a straight line → boise.md:4 can't be": replace(
    BOISE,
    'order: 1',
    'milesFromOffice: 10\nminutesFromOffice: 7\norder: 1',
  ),
  'the coordinates of the city whose file was copied → meridian.md:7 "43.6121, -116.3915"': replace(
    KUNA,
    'latitude: 43.4918\nlongitude: -116.4201',
    'latitude: 43.6121\nlongitude: -116.3915',
  ),
  'a link with one slash, and one to the card for address books → boise.md:25 right form': edit(
    BOISE,
    (text) => `${text}\nRead [this](https:/example.org/a), or save [our card](/contact.vcf).\n`,
  ),
  'a place whose name has accents and signs → boise.yaml:15 its address': edit(ZOO, (text) =>
    text.replace('name: Zoo Boise', 'name: Café Peña & Señor'),
  ),
  'an attraction that is only a text → boise.yaml:28 is left out': append(
    ZOO,
    "  - Camel's Back Park\n",
  ),
  'a thin text → kuna.md:17 fewer than': edit(KUNA, (text) =>
    withBody(text, '\nA short text about Kuna.\n'),
  ),
  'a place far from its city → boise.yaml:26 about 34': replace(
    ZOO,
    'latitude: 43.6178',
    'latitude: 44.1',
  ),
  'a picture by the name of its file → boise.md:15 this looks': both(
    replace(BOISE, 'alt: Green hills above a river in the evening', 'alt: IMG_2041'),
    replace(BOISE, '![Green hills above a river in the evening]', '![hills.jpg]'),
  ),
  "a neighbor that does not name the city back → boise.md:10 boise doesn't": replace(
    BOISE,
    '  - kuna\n',
    '',
  ),
  // What looks right, or what advice would make wrong.
  'names that every object has → business.yaml:93 no page': append(BUSINESS, 'constructor: x\n'),
  'a fact by a name that every object has → boise.md:25 unknown fact': append(
    BOISE,
    '\nBy {{constructor}} and {{toString}}.\n',
  ),
  'a title in curly quotes → questions.md:2 pages show': edit('pages/questions.md', (text) =>
    text.replace(/^title: .*/m, 'title: “Questions before you call”'),
  ),
  'a heading among the fields → boise.md:3 line with': replace(
    BOISE,
    'state: ID',
    '## Parking\nstate: ID',
  ),
  'a text nested without end → boise.md:25 more than': append(BOISE, `\n${'>'.repeat(500)} We\n`),
  'a page in Arabic that does not say so → fees.md:9 most of': edit('pages/fees.md', (text) =>
    withBody(text, '\nنأتي إليك في المنزل أو المكتب، ونوثق التوقيعات.\n'),
  ),
  'more redirects than a host reads → redirects.yaml:1 more than': redirectsFrom(
    Array.from({ length: 2001 }, (_, index) => `/old-${index}`),
  ),
  'a time zone of another state → business.yaml:24 Eastern Time': replace(
    BUSINESS,
    'America/Boise',
    'America/Indiana/Indianapolis',
  ),
  'addresses that browsers read otherwise → boise.md:25 right form': append(
    BOISE,
    '\n[a](//example.org/a), [b](https:////example.org/b), [c](https:\\\\example.org\\c), [d](https://me:secret@example.org/d), [e](ann@example.org), [f](tel:+12085550199), [g](mailto:ann@example.org?subject=Hello)\n',
  ),
  'forms of addresses that mean a page → boise.md:25 right form': both(
    redirectsFrom(['/old-areas']),
    append(
      BOISE,
      '\n[a](/areas/kuna.html), [b](/Areas/index.html), [c](/old-areas), [d](/questions.html#q-how-can-i-pay), [e](/sitemap.xml), [g](/files/r%61tes%202027.txt), [f](https://www.example.com)\n',
    ),
  ),
  'a user name in a web address → boise.yaml:9 a full': replace(
    ZOO,
    'https://park.example.com/',
    'https://me:secret@park.example.com/',
  ),
  'a form that sends to another host, as browsers read it → business.yaml:94 a web': append(
    BUSINESS,
    'form:\n  endpoint: /\\forms.example.com\n',
  ),
  "a hidden field with a name of the form's own → business.yaml:96 a name that": append(
    BUSINESS,
    'form:\n  endpoint: https://forms.example.com/mine\n  hidden:\n    reset: later\n',
  ),
  'a form of Google → business.yaml:94 a Google': append(
    BUSINESS,
    'form:\n  endpoint: https://docs.google.com/forms/d/e/1FAIpQL/viewform\n',
  ),
  'a redirect from an address that no file can have → redirects.yaml:2 the old': redirectsFrom([
    `/${'old-'.repeat(70)}page`,
  ]),
  'a number with zeros before it in a text → business.yaml:40 expected text': replace(
    BUSINESS,
    'payment: Cash, checks or Zelle.',
    'payment: 00123456',
  ),
  'a draft → boise.md:4 unknown field': replace(BOISE, 'state: ID', 'state: ID\ndraft: true'),
  'a fee in one line → business.yaml:44 missing': replace(
    BUSINESS,
    'fees:\n',
    'fees:\n  - Loan signing: $125\n',
  ),
  'half of a position → kuna.md:6 latitude and': replace(KUNA, 'longitude: -116.4201\n', ''),
  "a city in another part of the country → kuna.md:2 can't be": replace(
    KUNA,
    'latitude: 43.4918\nlongitude: -116.4201',
    'latitude: 34.05\nlongitude: -118.25',
  ),
  'a link to a page of the own domain → boise.md:25 no page': append(
    BOISE,
    '\nSee [all](https://www.example.com/servcies) and [us](https://www.example.com/contact).\n',
  ),
  'a link with the period of its sentence → boise.md:25 right form': append(
    BOISE,
    '\nSee [all](/Areas/Boise/.).\n',
  ),
  'an entry of a list without a word → boise.md:13 lowercase words': replace(
    BOISE,
    '  - kuna',
    '  - kuna\n  -',
  ),
  'a misspelled field that has to be there → apostille.yaml:5 unknown field': replace(
    'faqs/apostille.yaml',
    '    answer: Apostille',
    '    anwser: Apostille',
  ),
  "a text that starts with a backtick → boise.md:2 value can't": replace(
    BOISE,
    'name: Boise',
    'name: `Boise`',
  ),
  'a closure with its name → business.yaml:26 a date': replace(
    BUSINESS,
    'holidays: []',
    'holidays:\n  - Christmas: 2099-12-25',
  ),
  'questions named nearly as a service → loan-singing.yaml:1 this file': rename(
    'faqs/loan-signing.yaml',
    'faqs/loan-singing.yaml',
  ),
  'a service by words that no file has → documents.yaml:76 unknown service': newDocument(
    'name: Boat titles',
    'service: boats and trailers',
  ),
  'a kind of place unlike all others → boise.yaml:17 expected park': replace(
    ZOO,
    'kind: wildlife',
    'kind: car',
  ),
  'a fact unlike all others → boise.md:25 unknown fact': append(
    BOISE,
    '\nWe are in {{business.town}}.\n',
  ),
  'a city unlike all others → boise.md:12 unknown city': both(
    replace(BOISE, '- kuna', '- denver'),
    append(BOISE, '\nSee [it](/areas/denver), [that](/aeras/kuan) or [all](/serves).\n'),
  ),
  'files in a wrong place → first.md:1 nothing reads': (files) => [
    ...files,
    { path: 'price-list.pdf', text: '' },
    { path: 'office.png', text: '' },
    { path: 'blog/first.md', text: '---\ntitle: First\n---\nWords.\n' },
    { path: 'cities/star.yml', text: 'name: Star\n' },
  ],
  'links without their slash or their https → boise.md:25 right form': append(
    BOISE,
    '\n[a](favicon.svg), [b](/public/favicon.svg), [c](/files/rates%202027.txt), [d](/files/rates%202028.txt)\n\n[e](www.example.com), [f](calendly.com/x), [g](contact), [h](<files/rates 2027.txt>)\n',
  ),
  'a form that sends to an email address → business.yaml:94 a web': append(
    BUSINESS,
    'form:\n  endpoint: me@example.org\n',
  ),
  'redirects for a whole folder → redirects.yaml:2 the old': write(
    'redirects.yaml',
    'redirects:\n  - from: /blog/*\n    to: /areas\n  - from: /page?id=2\n    to: /areas\n',
  ),
  'three new cities made from the file of another → avimor.md:1 no attractions': (files) => {
    const copies = ['avimor', 'hidden-springs', 'mora'].map((slug, index) => ({
      path: `cities/${slug}.md`,
      text: kuna
        .replaceAll('Kuna', `Town ${index}`)
        .replace(/(?:latitude|longitude|mapEmbedUrl): .*\n/g, '')
        .replace('order: 4', `order: ${index + 40}`),
    }));
    return [...files, ...copies];
  },
};
