import { type RawFile, readContentFolder } from '../../scripts/content/index.ts';
import { fileOf } from '../../scripts/content/read.ts';
import { FIXTURE } from './fixture.ts';

/** A change of content: gives the files after it. */
type Change = (files: readonly RawFile[]) => RawFile[];

/** One kind of mistake that editors make. */
interface Sample {
  name: string;
  /** The severity of what is said of it. */
  severity: 'error' | 'warning';
  /** Makes it in a copy of right content. */
  make: Change;
  /** How many mistakes it makes; one by default. */
  mistakes?: number;
}

const BOISE = 'cities/boise.md';
const MERIDIAN = 'cities/meridian.md';
const KUNA = 'cities/kuna.md';
const ZOO = 'attractions/boise.yaml';
const APOSTILLE = 'services/apostille.md';
const BUSINESS = 'business.yaml';
const CLIENTS = 'testimonials.yaml';
const DOCUMENTS = 'documents.yaml';
const FINDER = 'pages/finder.md';

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

const boise = textOf(BOISE, await readContentFolder(FIXTURE));
const inUtf16 = Buffer.from(`\uFEFF${kuna}`, 'utf16le');
const inUtf16WithoutMark = Buffer.from(kuna, 'utf16le');
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

const errors: Record<string, Change> = {
  'a tab': replace(BOISE, '  - meridian', '\t- meridian'),
  'closures without their year': replace(
    BUSINESS,
    'holidays: []',
    'holidays: [12/24, 12/24 - 12/26]',
  ),
  'two times in one field': replace(BUSINESS, 'opens: 08:00', 'opens: 08:00-12:00'),
  'a colon before a fact in a text without quotes': replace(
    BUSINESS,
    '    text: from $20, agreed before the trip',
    '    text: You know the price: {{fees.first}}',
  ),
  'a long text with a colon': replace(
    BUSINESS,
    '    text: from $20, agreed before the trip',
    `    text: You know the price: ${'every mile is counted, '.repeat(5)}and no more`,
  ),
  'a colon in a text without quotes': replace(BOISE, 'name: Boise', 'name: Boise: the capital'),
  'colons in two texts without quotes': both(
    replace(BUSINESS, '    text: from $20, agreed before the trip', '    text: The price: $20'),
    replace(BUSINESS, 'payment: Cash, checks or Zelle.', 'payment: We take: cash: checks'),
  ),
  'a line indented too far': replace(BOISE, 'state: ID', '  state: ID'),
  'a field that stands outside its group': replace(BUSINESS, '  state: ID', 'state: ID'),
  'the first field of a group outside it': replace(BUSINESS, '  city: ', 'city: '),
  'a field between a group and what follows': replace(BUSINESS, '\nlatitude: ', '\n latitude: '),
  'a tab before the first field of a group': replace(BUSINESS, '  city: ', '\tcity: '),
  'tabs on two lines, and a quote above them that is never closed': both(
    replace(BUSINESS, 'name: Sample Mobile Notary', 'name: "Sample Mobile Notary'),
    both(
      replace(BUSINESS, '  - meridian', '\t- meridian'),
      replace(BUSINESS, '  - nampa', '\t- nampa'),
    ),
  ),
  'a tab behind a space': replace(BUSINESS, '  city: ', ' \tcity: '),
  'a tab behind a hyphen': replace(BUSINESS, '- days: ', '-\tdays: '),
  'the first field of a group indented too far': replace(BUSINESS, '  street: ', '   street: '),
  'the first field of a group indented too little': replace(BUSINESS, '  street: ', ' street: '),
  'a group in a group indented too far': replace(BUSINESS, '  visible:', '   visible:'),
  'a group in a group indented too little': replace(BUSINESS, '  visible:', ' visible:'),
  'the first field of an entry indented too far': replace(BUSINESS, '    - days', '     - days'),
  'the first entry of a list indented too far': replace(BUSINESS, '  - boise', '   - boise'),
  'a list entry indented wrongly': replace(BOISE, '  - meridian', ' - meridian'),
  'a field indented wrongly in a list': replace(
    ZOO,
    '    phone: (208) 555-0110',
    '   phone: (208) 555-0110',
  ),
  'a field that stands twice': replace(BOISE, 'order: 1', 'order: 1\norder: 2'),
  'a quote that is never closed': replace(BOISE, 'name: Boise', 'name: "Boise'),
  'a single quote that is never closed': replace(
    CLIENTS,
    'name: Sample Client B',
    "name: 'Sample Client B",
  ),
  'an apostrophe in single quotes': replace(
    ZOO,
    'A park beside the river with',
    "'A park's edge beside the river' with",
  ),
  'text after a closing quote': replace(BOISE, 'name: Boise', 'name: "Boise" Idaho'),
  'a bracket that is never closed': replace(BUSINESS, 'holidays: []', 'holidays: [2027-01-01'),
  'a field without a colon': replace(BOISE, 'name: Boise', 'name Boise'),
  'a field without a space after its colon': replace(BOISE, 'name: Boise', 'name:Boise'),
  'a text that starts with a star': replace(BOISE, 'name: Boise', 'name: *Boise'),
  'a text that starts with an exclamation mark': replace(BOISE, 'name: Boise', 'name: !Boise yes'),
  'a fact at the start of a text without quotes': replace(
    'pages/contact.md',
    'formNote: ',
    'formNote: {{business.name}} ',
  ),
  'three hyphens in the middle of a YAML file': replace(BUSINESS, 'priceRange', '---\npriceRange'),
  'front matter that is never closed': replace(BOISE, '\n---\n', '\n'),
  'front matter that two hyphens close': replace(BOISE, '\n---\n', '\n--\n'),
  'front matter that a dash closes': replace(BOISE, '\n---\n', '\n—\n'),
  'a testimonial without its stars': replace(CLIENTS, '    rating: 4\n', ''),
  'front matter that is not there': write(BOISE, 'Just words.\n'),
  'front matter without fields': write(BOISE, '---\n---\nWords.\n'),
  'front matter in JavaScript': replace(BOISE, '---\n', '---js\n'),
  'a wrong type': replace(
    BOISE,
    'nearbyLocations:\n  - meridian',
    'nearbyLocations: meridian\nx:\n  - y',
  ),
  'a text where a number is wanted': replace(BOISE, 'order: 1', 'order: "1"'),
  'a text where true or false is wanted': replace(
    BOISE,
    'locationsPage: true',
    'locationsPage: yes',
  ),
  'a field without a value': replace(BOISE, 'name: Boise', 'name:'),
  'an unknown field': replace(BOISE, 'latitude:', 'lattitude:'),
  'two letters of a short field in the wrong order': replace(BOISE, 'name: Boise', 'nmae: Boise'),
  'an unknown field deep in a file': replace(BUSINESS, '  weekends: by', '  weekend: by'),
  'a field by another name': replace(BUSINESS, 'phone:', 'telephone:'),
  'a field by the name that the form has for it': newDocument(
    'name: Boat titles',
    'service: apostille',
    'otherNames: [boat]',
  ),
  'a group whose fields are not indented': replace(
    BUSINESS,
    '  street: 7 Hidden Lane\n  city: Nampa\n  state: ID\n  display: city',
    'street: 7 Hidden Lane\ncity: Nampa\nstate: ID\ndisplay: city',
  ),
  'a field of a group outside it': replace(BUSINESS, '  display: city', 'display: city'),
  'a missing field': replace(BOISE, 'name: Boise\n', ''),
  'an empty file': write(BOISE, ''),
  'a YAML file with nothing but a comment': write(BUSINESS, '# later\n'),
  'a missing file': remove('pages/home.md'),
  'a character that nobody can see': replace(BOISE, 'name: Boise', 'name: Boi\u2800se'),
  'a rating of six': replace(CLIENTS, 'rating: 4', 'rating: 6'),
  'testimonials that are no list': write(CLIENTS, 'testimonials: none\n'),
  'a map of an unknown city': replace('pages/contact.md', 'mapCity: boise', 'mapCity: bosie'),
  'too many featured cities': replace(BUSINESS, '  - kuna\n', `${'  - kuna\n'.repeat(8)}`),
  'an unknown nearby city': replace(BOISE, '- meridian', '- meridan'),
  'a city that names itself, and one twice': replace(BOISE, '- meridian', '- boise\n  - kuna'),
  'an unknown service': replace(APOSTILLE, '- general-notarizations', '- general-notarisations'),
  'a fee whose name no text can take': replace(
    BUSINESS,
    'fees:\n',
    'fees:\n  late cancellation: $25\n',
  ),
  'an unknown icon': replace(APOSTILLE, 'icon: apostille', 'icon: stmap'),
  'an unknown state': replace(BOISE, 'state: ID', 'state: ZZ'),
  'an unknown fact': append(BOISE, '\nFrom {{fees.additionalNotarisation}}.\n'),
  'a fact with one brace missing': append(BOISE, '\nFrom {{fees.additionalNotarization}.\n'),
  'two cities of one name': replace(MERIDIAN, 'name: Meridian', 'name: Boise'),
  'two places with one address': replace(ZOO, 'name: Zoo Boise', 'name: Rail Museum'),
  'a profile that stands twice': append(
    BUSINESS,
    'profiles:\n  - https://www.facebook.com/sample\n  - https://www.facebook.com/sample\n',
  ),
  'a question asked twice': replace(
    'faqs/apostille.yaml',
    'What do I need for Apostille?',
    'How long does an apostille take?',
  ),
  'two services of one name': replace(APOSTILLE, 'title: Apostille', 'title: Loan signing agent'),
  'a file in the wrong folder': rename(BOISE, 'city/boise.md'),
  'a file with the wrong ending': rename(BOISE, 'cities/boise.txt'),
  'a file name with underlines and accents': rename('cities/fruitland.md', 'cities/Fruítland_.md'),
  'a page of the site that was renamed': rename('pages/home.md', 'pages/hmoe.md'),
  'a page in another language without the legal notice in it': replace(
    'pages/fees.md',
    'menu: footer',
    'menu: footer\nlang: Spanish',
  ),
  'a legal notice of its own on a page in English': replace(
    'pages/fees.md',
    'menu: footer',
    'menu: footer\nnotice: I am not an attorney.',
  ),
  'a page in English that says so': replace(
    'pages/fees.md',
    'menu: footer',
    'menu: footer\nlang: English\nnotice: I am not an attorney.',
  ),
  'a page in a language that is none': replace(
    'pages/fees.md',
    'menu: footer',
    'menu: footer\nlang: klingon\nnotice: I am not an attorney.',
  ),
  'a card that its face has no letters for': replace(
    'pages/fees.md',
    'heading: What an appointment costs',
    'heading: 費用\npicture:\n  file: pictures/hills.jpg\n  alt: Green hills',
  ),
  'a rating between two numbers of stars': replace(CLIENTS, 'rating: 4', 'rating: 4.5'),
  'a page without a text': edit('pages/fees.md', (text) => withBody(text, '')),
  'a page at the address of the editor': rename('pages/fees.md', 'pages/admin.md'),
  'a page at the address of a folder of the site': rename('pages/fees.md', 'pages/assets.md'),
  'a page at the address of the Page Not Found': rename('pages/fees.md', 'pages/404.md'),
  'a page with a second name of the home page': rename('pages/fees.md', 'pages/index.md'),
  'a page whose name is no address': rename('pages/fees.md', 'pages/Our fees.md'),
  'a page in a menu that there is not': replace('pages/fees.md', 'menu: footer', 'menu: header'),
  'a page with the name of another in the footer': replace(
    'pages/fees.md',
    'title: Fees',
    'title: Apostille',
  ),
  'two added pages of one name in the footer': write(
    'pages/prices.md',
    `---\ntitle: Fees\ndescription: What the notary asks for a visit, and for each signature that is notarized.\nmenu: footer\n---\nWords.\n`,
  ),
  'an added page that a redirect leads away from': redirectsFrom(['/fees']),
  'questions without a service': write('faqs/wills.yaml', 'faqs: []\n'),
  'a service without questions': remove('faqs/apostille.yaml'),
  'a city removed that others name': remove('cities/fruitland.md'),
  'an unknown field in a list': replace('faqs/apostille.yaml', '    answer:', '    anwser:'),
  'an address that would run code': append(BOISE, '\n[form](javascript:alert(1))\n'),
  'a web address with a space': append(BOISE, '\n[form](<https://example.com/our form>)\n'),
  'maps that cannot be embedded': both(
    both(
      embed('boise', 'https://www.google.com/maps/place/Boise,+ID/@43.6,-116.2,12z'),
      embed(
        'fruitland',
        '<iframe src="https://www.google.com/maps/embed?pb=!1m18" width="600"></iframe>',
      ),
    ),
    both(
      embed('nampa', 'https://www.google.com/maps/embed/v1/place?key=abc&q=Nampa'),
      embed('meridian', 'https://maps.app.goo.gl/abc'),
    ),
  ),
  'a link that is never closed': append(BOISE, '\nSee [form](/contact for more.\n'),
  'a link to a page that does not exist': append(BOISE, '\n[form](/contcat)\n'),
  'a link to the second address of a page': append(BOISE, '\n[near](/locations/kuna)\n'),
  'a link into a page': append(BOISE, '\n[form](/contact#form)\n'),
  'coordinates that have changed places': replace(
    BUSINESS,
    'latitude: 43.5407\nlongitude: -116.5635',
    'latitude: -116.5635\nlongitude: 43.5407',
  ),
  'coordinates without their minus sign': replace(
    BOISE,
    'longitude: -116.2035',
    'longitude: 116.2035',
  ),
  'a phone number with a digit missing': replace(ZOO, '(208) 555-0110', '(208) 555-011'),
  'an email address without its domain': replace(BUSINESS, 'hello@example.com', 'hello@'),
  'a time zone that does not exist': replace(BUSINESS, 'America/Boise', 'America/Bosie'),
  'the city of the office in small letters': replace(BUSINESS, '  city: Nampa', '  city: nampa'),
  'the city of the office with its state': replace(BUSINESS, '  city: Nampa', '  city: nampa, ID'),
  'the city of the office with its state in full': replace(
    BUSINESS,
    '  city: Nampa',
    '  city: Nampa, Idaho',
  ),
  'an hour of the afternoon without PM': replace(BUSINESS, 'closes: 20:00', 'closes: 1:00'),
  'an hour of the afternoon alone': replace(BUSINESS, 'closes: 20:00', 'closes: 5'),
  'an hour of the night for one of the afternoon': replace(
    BUSINESS,
    'closes: 20:00',
    'closes: 01:00',
  ),
  'closing before opening': replace(BUSINESS, 'closes: 20:00', 'closes: 07:00'),
  'hours that overlap on one day': replace(
    BUSINESS,
    '      opens: 08:00\n      closes: 20:00\n',
    '      opens: 08:00\n      closes: 20:00\n    - days: Friday-Saturday\n      opens: 19:00\n      closes: 21:00\n',
  ),
  'a day of the weekend by its name': replace(BUSINESS, 'weekends: by', 'weekends: Sunday by'),
  'a maps key': replace(BUSINESS, 'priceRange: $$', 'priceRange: $$ # AIzaSyA-1234567890abcdef'),
  'HTML in Markdown': append(BOISE, '\nThis is <b>bold</b>.\n'),
  'HTML in a value': replace(
    BOISE,
    'description: Mobile notary',
    'description: <b>Mobile</b> notary',
  ),
  'an image with a description': append(BOISE, '\n![The Capitol](/capitol.png)\n'),
  'an attraction without a description': append(ZOO, "  - name: Camel's Back Park\n"),
  'an attraction whose name leaves no address': replace(ZOO, 'name: Zoo Boise', 'name: "!!!"'),
  'attractions without the name of their list': write(ZOO, '- name: Zoo Boise\n'),
  'attractions that are no list': write(ZOO, 'attractions: none\n'),
  'a redirect to a page that does not exist': replace(
    'redirects.yaml',
    'redirects:\n  - from: /boise-notary\n    to: /areas/boise',
    'redirects:\n  - from: /old\n    to: /nowhere',
  ),
  'a city name in letters that no picture has': replace(
    BOISE,
    'name: Boise',
    'name: Meridian 中文 🙂',
  ),
  'a form address that is a line of the policy': append(
    BUSINESS,
    'form:\n  endpoint: https://a;script-src-elem/\n',
  ),
  // What would stand on pages without a word.
  'a fact within a fact': replace(
    BUSINESS,
    'name: Sample Mobile Notary',
    'name: TV {{business.name}}',
  ),
  'a brace in a fact': replace(BUSINESS, 'priceRange: $$', 'priceRange: "{phone}"'),
  'a character that nobody can see, in the name of a file': rename(KUNA, 'cities/ku\u200Bna.md'),
  'a list of tasks': append(BOISE, '\n- [ ] Bring your ID.\n- [x] Call.\n'),
  'a footnote': append(BOISE, '\nWe come to you.[^1]\n\n[^1]: Within the city.\n'),
  'a heading without its space': append(BOISE, '\n##Downtown\n\nWe meet\n#Boise people there.\n'),
  'a table with a column without a heading': append(
    BOISE,
    '\n| | Place |\n| --- | --- |\n| Monday | Library |\n',
  ),
  'a bare address without https': append(BOISE, '\nSee www.cityofboise.org for more.\n'),
  'redirects from paths that are none': redirectsFrom(['//evil.com', '/../x', '/old/', '/old//x']),
  'redirects that stand before pages': redirectsFrom([
    '/index',
    '/contact.html',
    '/Contact',
    '/areas/index',
    '/locations/boise',
    '/404',
    '/Admin',
  ]),
  'redirects from what the site itself uses': redirectsFrom([
    '/admin/config.json',
    '/assets/x.js',
    '/cards/home.png',
    '/Maps/valley.svg',
    '/postmarks',
    '/finder.json',
    '/Sitemap.xml',
    '/robots.txt',
    '/seal.svg',
    '/contact.vcf',
    '/_headers',
    '/_redirects',
    '/sitemap.xml/x',
    '/areas.html/x',
  ]),
  'a redirect from where the form sends to': both(
    append(BUSINESS, 'form:\n  endpoint: /messages\n'),
    redirectsFrom(['/messages']),
  ),
  "redirects that stand in each other's way": redirectsFrom(['/twice', '/Twice', '/twice.html/x']),
  'a service by its title': newDocument('name: Boat titles', 'service: loan signing agent'),
  'a service by words like its address': newDocument(
    'name: Boat titles',
    'service: General notarizations.md',
  ),
  'a city by its name and its state': replace(BUSINESS, '  - boise', '  - Boise, ID'),
  'a document of ours and of someone else': newDocument(
    'name: Boat titles',
    'service: apostille',
    'elsewhere:\n      who: the state\n      url: https://www.example.com/boats',
  ),
  'a key of a form service outside its group': append(
    BUSINESS,
    'form:\n  endpoint: https://forms.example.com/mine\n  access_key: 1234\n',
  ),
  'a form address without its s': append(
    BUSINESS,
    'form:\n  endpoint: http://forms.example.com/mine\n',
  ),
  'languages with how well they are spoken': replace(
    BUSINESS,
    'languages: [English, Spanish]',
    'languages: [En, Spanish (fluent), a little portuguese]',
  ),
  'the last day of an announcement by the words of the form': append(
    BUSINESS,
    'announcement:\n  text: We moved.\n  last day: 2090-01-01\n',
  ),
  "an iPhone's picture in a text": append(BOISE, '\n![The door](pictures/IMG_0009.HEIC)\n'),
  "an iPhone's picture in a field": replace(
    BUSINESS,
    'file: pictures/portrait.jpg',
    'file: pictures/me.heic',
  ),
  'a document that nobody handles': newDocument('name: Boat titles'),
  'something to bring to someone else': newDocument(
    'name: Boat titles',
    'elsewhere:\n      who: the state\n      url: https://www.example.com/boats',
    'bring: the unsigned title',
  ),
  'something of someone else that is done online': newDocument(
    'name: Boat titles',
    'elsewhere:\n      who: the state\n      url: https://www.example.com/boats',
    'online: true',
  ),
  'two documents of one name': newDocument('name: VEHICLE titles', 'service: apostille'),
  'an other name without end': newDocument(
    'name: Boat titles',
    `alsoCalled:\n      - boat ${'and trailer '.repeat(9)}title`,
    'service: apostille',
  ),
  'an unknown token of an answer': replace(FINDER, 'come to {{city}}', 'come to {{document}}'),
  'a picture that is not there': both(
    newPicture('pictures/depots.jpg'),
    replace(BOISE, 'pictures/hills.jpg', DEPOT),
  ),
  'a picture in a text without words': both(newPicture(DEPOT), append(BOISE, `\n![](${DEPOT})\n`)),
  'a picture of 320 pixels': newPicture(DEPOT, 320),
  'a picture of another site': append(BOISE, '\n![The depot](https://example.com/depot.jpg)\n'),
  'an optional field without a value': replace(
    BUSINESS,
    'payment: Cash, checks or Zelle.',
    'payment:',
  ),
  'a file whose one list has no entries': write(CLIENTS, 'testimonials:\n'),
  'a city by its name': replace(BUSINESS, '  - kuna\n', '  - Kuna\n'),
  'a picture with its words under another name': replace(BOISE, '  alt:', '  what it shows:'),
  'a form address without https': append(BUSINESS, 'form:\n  endpoint: formspree.io/f/xabc\n'),
  'a list without entries': replace(BUSINESS, 'holidays: []', 'holidays:'),
  'a picture without what it shows': replace(
    BOISE,
    "picture:\n  file: pictures/hills.jpg\n  alt: Green hills above a river in the evening\n  credit: 'Picture: drawn for tests'\n",
    'picture: hills.jpg\n',
  ),
  'a picture without its file': replace(BOISE, '  file: pictures/hills.jpg\n', ''),
  'an hour as a number': replace(BUSINESS, 'opens: 08:00', 'opens: 9'),
  'a fee as a number': replace(BUSINESS, 'fees:\n', 'fees:\n  ceremony: 150\n'),
  'a fact in an address': append(BOISE, '\n[ours](https://example.com/{{business.city}})\n'),
  'a picture without its folder': replace(BOISE, 'pictures/hills.jpg', 'IMG_2041.JPG'),
  // What an owner writes in a second year.
  'a file of UTF-16': writeBytes(await fileOf(KUNA, inUtf16)),
  'a file of UTF-16 without its mark': writeBytes(await fileOf(KUNA, inUtf16WithoutMark)),
  'a file of Latin-1': writeBytes(await fileOf(KUNA, inLatin1)),
  'a picture of an iPhone under another ending': writeBytes(await fileOf(DEPOT, HEIC)),
  'a picture of an iPhone': writeBytes(await fileOf('pictures/depot.heic', HEIC)),
  'a phone number as a fact': append(BOISE, '\nCall {{business.phone}} today.\n'),
  'an unknown fact in a field': replace(
    'faqs/apostille.yaml',
    'Apostille by mail takes',
    'Apostille by mail, for {{fees.apostile}}, takes',
  ),
  'an ending that Windows hides': rename(KUNA, 'cities/kuna.md.txt'),
  'an ending that Windows hides, of a file without a folder': rename(BUSINESS, 'business.yaml.txt'),
  'an ending of YAML with three letters': rename(ZOO, 'attractions/boise.yml'),
  'an email address without a colon': replace(BUSINESS, 'email: hello', 'email hello'),
  'an email address without the blank after its colon': replace(
    BUSINESS,
    'email: hello',
    'email:hello',
  ),
  'the first field of a group without the blank after its colon': replace(
    ZOO,
    '  - name: Zoo Boise',
    '  - name:Zoo Boise',
  ),
  'the last field of a group without a space after its colon': replace(
    BUSINESS,
    '  timeZone: America',
    '  timeZone:America',
  ),
  'a picture with a blank in its name': both(
    newPicture('pictures/IMG 0001.JPG'),
    replace(BOISE, 'pictures/hills.jpg', 'pictures/IMG 0001.JPG'),
  ),
  'business.yaml without a word': write(BUSINESS, ''),
  'a page without a word': write('pages/home.md', '\n'),
  'a page whose name begins with a capital': rename('pages/home.md', 'pages/Home.md'),
  'a link with a blank, to a page that does not exist': append(
    BOISE,
    '\nSee [Garden City](/areas/garden city) too.\n',
  ),
  'a link with a blank in the middle of a name': append(BOISE, '\nSee [Boise](/areas/bo ise).\n'),
  'a link with a blank in the place of a hyphen': append(
    BOISE,
    '\nSee [all](/services/general notarizations).\n',
  ),
  'a link with words as its address': both(
    append(BOISE, '\n[contact](contact us)\n'),
    append(BUSINESS, 'announcement:\n  text: See [contact](contact us).\n'),
  ),
  'a picture with a blank in its name, in a text': append(
    BOISE,
    '\n![Maria](pictures/maria 2.jpg)\n',
  ),
  'an empty list with entries below it': replace(
    BUSINESS,
    'holidays: []',
    'holidays: []\n  - 2099-01-01',
  ),
  'a picture that no other is like': replace(BOISE, 'pictures/hills.jpg', 'pictures/me.jpg'),
  'a file for a search engine among the pages': write(
    'pages/google1234.html',
    'google-site-verification: google1234.html\n',
  ),
  'a file for a service among the cities': write('cities/ads.txt', 'example.com, pub-1, DIRECT\n'),
  'a link with a blank before its address': append(BOISE, '\nSee [the form] (/contact) too.\n'),
  'a link with its brackets the wrong way round': append(
    BOISE,
    '\nSee (the form)[/contact] too.\n',
  ),
  'a link whose words are never closed': append(BOISE, '\nSee [the form(/contact) too.\n'),
  'an entry of a list without its hyphen': replace(BOISE, '  - kuna', '  kuna'),
  'a hyphen without its space': replace(BOISE, '  - kuna', '  -kuna'),
  'a first entry of a list without its hyphen': replace(BOISE, '  - meridian', '  meridian'),
  "a city's file among the services": rename(KUNA, 'services/kuna.md'),
  "a service's file among the cities": rename(APOSTILLE, 'cities/apostille.md'),
  'questions among the attractions': rename('faqs/apostille.yaml', 'attractions/apostille.yaml'),
  'a city in a folder of its own': rename(KUNA, 'kuna.md'),
  'a badly named file with other mistakes': both(
    rename('faqs/apostille.yaml', 'faqs/apostile.yaml'),
    replace('faqs/apostile.yaml', 'answer:', 'anwser:'),
  ),
  'a service that does not say whether it is online': replace(APOSTILLE, 'online: true\n', ''),
  'a redirect to a page with a typing error': replace(
    'redirects.yaml',
    'to: /areas/boise',
    'to: /areas/bosie',
  ),
  'a file that proves to a search engine whose site it is': write(
    'google0123456789abcdef.html',
    'google-site-verification: google0123456789abcdef.html\n',
  ),
  'a day that no month has': replace(
    BUSINESS,
    "    text: '2015'",
    "    text: '2015'\n    expires: 2099-06-31",
  ),
  'coordinates of a city that have changed places': replace(
    BOISE,
    'latitude: 43.6135\nlongitude: -116.2035',
    'latitude: -116.2035\nlongitude: 43.6135',
  ),
  'a link to a page that does not exist, in an answer': replace(
    'faqs/apostille.yaml',
    'Apostille by mail takes',
    'An [apostille](/contcat) by mail takes',
  ),
  'an answer that begins with a link': replace(
    'faqs/apostille.yaml',
    'Apostille by mail takes',
    '[By mail](/contact) it takes',
  ),
  'a picture in an answer': replace(
    'faqs/apostille.yaml',
    'Apostille by mail takes',
    'By mail ![A seal](pictures/hills.jpg) it takes',
  ),
  'a whole page of HTML': append(
    BOISE,
    '\n<div class="box">\n<p>We <b>come</b> to you.</p>\n</div>\n',
  ),
  'a city removed that texts link to': both(
    remove('cities/fruitland.md'),
    both(
      append(BOISE, '\n[Fruitland](/areas/fruitland)\n'),
      append(MERIDIAN, '\n[Fruitland](/areas/fruitland)\n'),
    ),
  ),
  'a city renamed that others name': rename('cities/fruitland.md', 'cities/fruit-land.md'),
  'a service removed that others name': remove(APOSTILLE),
  'one brace on each side of a fact': append(BOISE, '\nWe live in {business.city}.\n'),
  'a place that a link leads to, and its file is wrong': both(
    append(BOISE, '\nMeet at [the zoo](/places/zoo-boise).\n'),
    replace(ZOO, 'name: Zoo Boise', 'nmae: Zoo Boise'),
  ),
  "a sentence of the owner's that a text goes on with": both(
    replace(BUSINESS, 'fees:\n', 'fees:\n  late: We charge $25 for it.\n'),
    append(BOISE, '\n{{fees.late}} per hour.\n'),
  ),
  'a fee that is no sum': replace(BUSINESS, 'amount: $4', 'amount: from $4'),
  'a fee with an amount and words': replace(
    BUSINESS,
    '    amount: $4\n',
    '    amount: $4\n    text: each\n',
  ),
  'a fee without a price': replace(BUSINESS, '    amount: $4\n', ''),
  'a fee that a text takes': append(BOISE, '\nTravel costs {{fees.travel}}.\n'),
  'a paragraph of the owner within a sentence': append(
    BOISE,
    '\nYou pay so: {{business.payment}}\n',
  ),
  'a price of a service that has none': append(
    APOSTILLE,
    '\nIt costs {{service.additionalNotarization}}.\n',
  ),
  'a condition that is none': replace('cities/ontario.md', 'when: outside', 'when: always'),
  'a promise that leaves out its noun': replace(
    BUSINESS,
    'priorityWithin: 2 hours',
    'priorityWithin: 2',
  ),
  'promises in words': edit(BUSINESS, (text) =>
    text.replace(
      /^promises:\n(?: .*\n)+/m,
      'promises:\n  priorityWithin: the same day\n  apostilleByMail: a few weeks\n  hagueCountries: over 80\n',
    ),
  ),
  'a rating of half a star': replace(CLIENTS, 'rating: 4', 'rating: 4.5'),
  'words that no weekend goes with': replace(
    BUSINESS,
    'weekends: by appointment',
    'weekends: emergencies only',
  ),
  'a language in small letters': replace(BUSINESS, '[English, Spanish]', '[english, Spanish]'),
  'no space beside a fact': append(BOISE, '\nEach one costs{{fees.additionalNotarization}}.\n'),
  'two sentences for weekends': replace(
    BUSINESS,
    'weekends: by appointment',
    'weekends: By appointment. Call first.',
  ),
  'weekends that are named twice': replace(
    BUSINESS,
    'weekends: by appointment',
    'weekends: on weekends by appointment',
  ),
  'a wrong field above a dead link': both(
    replace(BOISE, 'state: ID', 'state: Sonora'),
    append(BOISE, '\nSee [all](/servcies).\n'),
  ),
  'a wrong indentation above a dead link': both(
    replace(BOISE, 'state: ID', '  state: ID'),
    append(BOISE, '\nSee [all](/servcies).\n'),
  ),
  'an address in the place of a group': append(BUSINESS, 'form: https://forms.example.com/mine\n'),
  'a sum in the place of all fees': edit(BUSINESS, (text) =>
    text.replace(/^fees:\n(?: .*\n)+/m, () => 'fees: $5\n'),
  ),
  'a list in the place of a text': replace(
    BUSINESS,
    'payment: Cash, checks or Zelle.',
    'payment: [Cash, Zelle]',
  ),
  'a city with its state': replace(BOISE, 'name: Boise', 'name: Boise, ID'),
  'a price range in words': replace(BUSINESS, 'priceRange: $$', 'priceRange: moderate'),
  'an email address with a name': replace(BUSINESS, 'hello@example.com', 'Ann <ann@example.com>'),
  'redirects without their slashes': write(
    'redirects.yaml',
    'redirects:\n  - from: https://www.example.com/old/\n    to: areas\n',
  ),
  'languages in a sentence': replace(
    BUSINESS,
    'languages: [English, Spanish]',
    'languages: I speak English and Spanish.',
  ),
  'two languages in one entry': replace(BUSINESS, '[English, Spanish]', '[English and Spanish]'),
  'closures in other words': replace(
    BUSINESS,
    'holidays: []',
    'holidays:\n  - Christmas\n  - 2026-02-30',
  ),
  'a closure in words': replace(BUSINESS, 'holidays: []', 'holidays: [December 24 to January 2]'),
  'a page made from another by copying': (files) =>
    write('pages/contact-us.md', textOf('pages/contact.md', files))(files),
  'a testimonial with other names for its fields': append(
    CLIENTS,
    '  - client: Sample Client D\n    text: They came to us.\n    stars: 5\n    city: Boise\n',
  ),
  'an announcement with a message': append(BUSINESS, 'announcement:\n  message: We have moved.\n'),
  'a city that has only its name': write('cities/star.md', '---\nname: Star\n---\nWords.\n'),
  'a city without its state': replace(BOISE, 'state: ID\n', ''),
  'a picture by its whole way': replace(BOISE, 'pictures/hills.jpg', '/content/pictures/hills.jpg'),
  'a picture in a folder with a capital': replace(
    BOISE,
    'pictures/hills.jpg',
    'Pictures/hills.jpg',
  ),
  'a day off that no month has': replace(BUSINESS, 'holidays: []', 'holidays: [2026-02-30]'),
  'a closure that ends before it begins': replace(
    BUSINESS,
    'holidays: []',
    'holidays: [2099-12-24 - 2099-01-02]',
  ),
  'a closure of ten years': replace(
    BUSINESS,
    'holidays: []',
    'holidays: [2089-12-24 to 2099-01-02]',
  ),
  'a closure that is there twice': replace(
    BUSINESS,
    'holidays: []',
    'holidays: [2099-12-24 to 2099-12-26, 2099-12-24 - 2099-12-26]',
  ),
  'an announcement without its text': append(BUSINESS, 'announcement: We have moved.\n'),
  'an announcement without its text, with a link': append(
    BUSINESS,
    'announcement: We have moved. See [here](/contact).\n',
  ),
  'an announcement with the wrong links': append(
    BUSINESS,
    'announcement:\n  text: See [here](/contcat), [there](www.example.com) or [where] (/contact).\n',
  ),
  'a banner, a message and a vacation': append(
    BUSINESS,
    'banner: We have moved.\nMessage: Call us.\nvacation: [2099-12-24]\n',
  ),
};

/** What can mean two things, or nothing. */
const unclear: Record<string, Change> = {
  'hours that begin and end at seven': both(
    replace(BUSINESS, 'opens: 08:00', 'opens: 7:00'),
    replace(BUSINESS, 'closes: 20:00', 'closes: 7:00'),
  ),
  'hours that end after midnight': both(
    replace(BUSINESS, 'opens: 08:00', 'opens: 8pm'),
    replace(BUSINESS, 'closes: 20:00', 'closes: 2am'),
  ),
  'a day without its year': replace(
    BUSINESS,
    "    text: '2015'",
    "    text: '2015'\n    expires: 3/4",
  ),
  'a time of two words': replace(BOISE, 'state: ID', 'state: ID\nminutesFromOffice: an hour'),
  'miles in kilometers': replace(BOISE, 'state: ID', 'state: ID\nmilesFromOffice: 20 km'),
};

/** What would not be published as it was written. */
const losses: Record<string, Change> = {
  'a number sign in a street': replace(BUSINESS, 'street: 7 Hidden Lane', 'street: 7 Lane #200'),
  'a street that begins with a number sign': replace(
    BUSINESS,
    'street: 7 Hidden Lane',
    'street: #200 Hidden Lane',
  ),
  'a number sign in a credential': replace(
    BUSINESS,
    "text: '2015'",
    'text: Idaho commission #20261234',
  ),
  'a number sign in a testimonial': replace(
    CLIENTS,
    'name: Sample Client B',
    'name: Sample Client B, our #1 fan',
  ),
  'a number sign in a question': append(
    'faqs/apostille.yaml',
    '\n  - question: Do you notarize Form #4?\n    answer: Yes, we do.\n',
  ),
  'a number sign in an entry of a list': replace(
    BUSINESS,
    'languages: [English, Spanish]',
    'languages: [English #1, Spanish]',
  ),
  'a number sign in the second line of a text': replace(
    BOISE,
    'name: Boise',
    'name: Boise\n  or the #1 city',
  ),
  'a comment behind a text': replace(BOISE, 'name: Boise', 'name: Boise # the capital'),
  'two versions of a text, from Git': append(
    BOISE,
    '\n<<<<<<< HEAD\nWe come to you.\n=======\nWe drive to you.\n>>>>>>> main\n',
  ),
  'two versions of a field, from Git': replace(
    BOISE,
    'state: ID',
    '<<<<<<< HEAD\nstate: ID\n=======\nstate: OR\n>>>>>>> main',
  ),
  'the end of a version from Git': append(BOISE, '\nWe come to you.\n>>>>>>> main\n'),
  'a letter that a wrong encoding damaged': append(BOISE, '\nThe CafÃ© downtown.\n'),
  'an apostrophe that a wrong encoding damaged': replace(
    ZOO,
    'name: Zoo Boise',
    'name: Boiseâ€™s Zoo',
  ),
  'a letter that was lost': append(BOISE, '\nThe Caf\uFFFD downtown.\n'),
  'a paragraph that begins with a tab': append(BOISE, '\n\tWe come to your house.\n'),
  'a paragraph that begins with four spaces': append(BOISE, '\n    We come to your house.\n'),
  'a paragraph of a list that begins with too many spaces': append(
    BOISE,
    '\n- We come.\n\n        To your house.\n',
  ),
  'a row of a table with a cell too many': append(
    BOISE,
    '\n| Day | Place |\n| --- | --- |\n| Monday | Library | Downtown |\n',
  ),
  'a table without its row of hyphens': append(BOISE, '\n| Day | Place |\n| Monday | Library |\n'),
  'a table whose row of hyphens is short': append(
    BOISE,
    '\n| Day | Place |\n| --- |\n| Monday | Library |\n',
  ),
  'a table without its row of hyphens and its outer bars': append(
    BOISE,
    '\nDay | Place\nMonday | Library\n',
  ),
  'a link without words': append(BOISE, '\nSee [](/contact) now.\n'),
  'a heading without words': append(BOISE, '\n##\n\nWe come to you.\n'),
  'a link to an address that stands nowhere': append(BOISE, '\nSee [fees][fees] or [these][].\n'),
  'a link in two brackets': append(BOISE, '\nSee [[contact]] now.\n'),
  'a note as GitHub has them': append(BOISE, '\n> [!NOTE]\n> We come to you.\n'),
  'a note between colons': append(BOISE, '\n:::note\nWe come to you.\n:::\n'),
  'a note behind exclamation marks': append(BOISE, '\n!!! note\n\nWe come to you.\n'),
  'words between signs that mark nothing': append(BOISE, '\nWe come ==to you== and ++soon++.\n'),
  'the address of a heading': append(BOISE, '\n## Our fees {#fees}\n\nWords.\n'),
  'a footnote without its words': append(BOISE, '\nWe come to you.[^1]\n'),
  'hyphens right below a paragraph': append(BOISE, '\nWe come.\n---\nWe drive.\n'),
  'a copy that an editor of texts has left': (files) =>
    write('cities/kuna.md~', textOf(KUNA, files))(files),
  'an old copy of a file': (files) => write('cities/kuna.md.bak', textOf(KUNA, files))(files),
  'a county without a word': replace(BOISE, 'state: ID', 'state: ID\ncounty: ""'),
  'a first field of a list without the space behind its hyphen': replace(
    ZOO,
    '  - name: Zoo Boise',
    '  -name: Zoo Boise',
  ),
  'a star in the place of a hyphen': replace(BOISE, '- meridian', '* meridian'),
  'a mark of YAML above a list': replace(BOISE, 'nearbyLocations:', 'nearbyLocations: &s'),
  'fields that are closed below the text': both(
    replace(BOISE, '\n---\n', '\n'),
    append(BOISE, '\n---\n\nMore.\n'),
  ),
};

const warnings: Record<string, Change> = {
  'a notary by another name on a page in Spanish': both(
    replace(
      'pages/fees.md',
      'menu: footer',
      'menu: footer\nlang: es\nnotice: No soy abogado ni notario.',
    ),
    append('pages/fees.md', '\nSoy notario. E-mail, paper: palabras de otra lengua.\n'),
  ),
  'links to the list of places while there are none': both(
    (files) => files.filter(({ path }) => !path.startsWith('attractions/')),
    append(BOISE, '\nSee [the places](/places).\n'),
  ),
  'a page that nothing links to': replace('pages/fees.md', 'menu: footer\n', ''),
  'an office whose coordinates stayed in another city': replace(
    BUSINESS,
    '  city: Nampa',
    '  city: Boise',
  ),
  'an office far from its city': replace(BUSINESS, 'latitude: 43.5407', 'latitude: 43.1407'),
  'a city without commission that the notary comes to': append(
    'cities/ontario.md',
    '\nWe come to your house, or meet you at your work.\n',
  ),
  'a city that was without commission': both(
    replace(BUSINESS, '  - ID\n', '  - ID\n  - OR\n'),
    append('cities/ontario.md', '\nIn ink, we can meet in Fruitland.\n'),
  ),
  'a credential with a word that a notary leaves out': replace(
    BUSINESS,
    "text: '2015'",
    'text: Licensed Idaho notary',
  ),
  'a business in small letters': replace(
    BUSINESS,
    'name: Sample Mobile Notary',
    'name: sample notary of the valley & sons',
  ),
  'a testimonial of a day to come': edit(CLIENTS, (text) =>
    text.replace(/^ {4}rating: 4$/m, '    rating: 4\n    date: 2099-03-15'),
  ),
  'more words on a city than people read': append(BOISE, '\nCall us a day ahead.'.repeat(30)),
  'a phone number in an announcement': append(
    BUSINESS,
    'announcement:\n  text: Call (208) 555-0199 on Friday, or (208) 555-0100.\n',
  ),
  'a closure in the past': replace(BUSINESS, 'holidays: []', 'holidays: [2019-12-24 - 2020-01-02]'),
  'an announcement in the past': append(
    BUSINESS,
    'announcement:\n  text: We have moved.\n  until: 2020-01-02\n',
  ),
  'a promise that nothing says': both(
    replace(BUSINESS, 'hagueCountries: 80', 'hagueCountries: 90'),
    replace(APOSTILLE, '{{promises.hagueCountries}}', '90'),
  ),
  'a title that all cities have': replace('pages/city.md', 'in {{city}}, {{state}}', 'near you'),
  'a title that search results cut': replace(
    BOISE,
    'state: ID',
    'state: ID\nseoTitle: A notary for every home, office, school and workshop in all of the city of Boise',
  ),
  'the name of a place that search results cut': replace(
    ZOO,
    'name: Capitol Library',
    'name: The Capitol Library of the State with the Reading Room of Its Lawmakers',
  ),
  'a region that the name of the business has too': both(
    replace(BUSINESS, 'name: Sample Mobile Notary', 'name: Treasure Valley Notary'),
    replace('pages/services.md', 'title: ', 'title: Treasure Valley '),
  ),
  'a first keyword that its page does not say': replace(
    'pages/home.md',
    '  - mobile notary Nampa',
    '  - hospital notary near me in Nampa',
  ),
  'a first keyword that the pages of a kind do not say': replace(
    'pages/city.md',
    '  - mobile notary {{city}}',
    '  - hospital notary {{city}}',
  ),
  'a description that does not say notary': replace(
    BOISE,
    'Mobile notary in Boise',
    'We are in Boise',
  ),
  'a service without a heading of its own that says notary': replace(
    'services/apostille.md',
    'heading: Notary for an apostille\n',
    '',
  ),
  'a heading of a service that does not say notary': replace(
    'services/apostille.md',
    'Notary for an apostille',
    'Help with an apostille',
  ),
  'a service that begins without saying where': replace(
    'services/apostille.md',
    ' from [Nampa](/areas/nampa), Idaho',
    '',
  ),
  'a first sentence of cities that does not name the business': replace(
    'pages/city.md',
    'visitNoMiles: "{{business.name}} meets',
    'visitNoMiles: "A notary meets',
  ),
  'a page that names the business nowhere': replace(
    'pages/contact.md',
    ' with {{business.name}}',
    '',
  ),
  'a description that stands elsewhere': (files) => {
    const line = (path: string) => /^description: .*$/m.exec(textOf(path, files))?.[0] ?? '';
    return replace(MERIDIAN, line(MERIDIAN), line(BOISE))(files);
  },
  'two testimonials of one id': replace(CLIENTS, 'id: loan-closing', 'id: kitchen-table'),
  'a second main heading': append(BOISE, '\n# Boise\n'),
  'a heading level that is left out': append(BOISE, '\n## Downtown\n\n#### Parking\n'),
  'a phone number typed into a text': append(BOISE, '\nCall 208-555-0199 now.\n'),
  'an email address typed into a text': append(BOISE, '\nWrite to me@example.com.\n'),
  'a short description': replace(
    BOISE,
    'description: Mobile notary in Boise, Idaho, at home, downtown near the Capitol, or in a library that has a table to spare for two people.',
    'description: Boise.',
  ),
  'a description of a place that a card shows whole': replace(
    ZOO,
    'quiet corners, and a desk where people ask for a room of their own.',
    'quiet corners, and a desk where people ask for help.',
  ),
  'a distance shorter than a straight line': replace(
    BOISE,
    'order: 1',
    'milesFromOffice: 10\nminutesFromOffice: 7\norder: 1',
  ),
  'the coordinates of the city whose file was copied': replace(
    KUNA,
    'latitude: 43.4918\nlongitude: -116.4201',
    'latitude: 43.6121\nlongitude: -116.3915',
  ),
  'the number of the business, typed into a text': append(BOISE, '\nCall (208) 555-0100 now.\n'),
  'two pages of one title': edit('pages/places.md', (text) =>
    text.replace(/^title: .*$/m, 'title: Contact Your Mobile Notary'),
  ),
  'too few attractions': edit(ZOO, (text) => text.slice(0, text.indexOf('  - name: Zoo Boise'))),
  'an attraction that is only a text': append(ZOO, "  - Camel's Back Park\n"),
  'a city without a file of attractions': remove(ZOO),
  'a thin text': edit(KUNA, (text) => withBody(text, '\nA short text about Kuna.\n')),
  'a text that another city has': (files) => {
    const [, body = ''] = textOf(MERIDIAN, files).split('\n---\n');
    return edit(KUNA, (text) => withBody(text, body))(files);
  },
  'a fee that agrees but is typed': append(BOISE, '\nWe charge $4 for each further stamp.\n'),
  'a promise that stands in an answer alone': replace(
    APOSTILLE,
    ' By mail, one takes {{promises.apostilleByMail}}.',
    '',
  ),
  'two documents of one other name': newDocument(
    'name: Boat titles',
    'alsoCalled:\n      - pink slips',
    'service: apostille',
  ),
  'a name of a document that an earlier one has too': newDocument(
    'name: Pink slips',
    'service: apostille',
  ),
  'a common document that the finder does not know': replace(
    APOSTILLE,
    'commonDocuments:\n',
    'commonDocuments:\n  - Boat titles, if your form requires it\n',
  ),
  'a credential that has expired': replace(
    BUSINESS,
    "    text: '2015'",
    "    text: '2015'\n    expires: 2020-01-31",
  ),
  'a place in another city': replace(ZOO, 'Boise, ID 83702', 'Kuna, ID 83634'),
  'a place far from its city': replace(ZOO, 'latitude: 43.6178', 'latitude: 44.1'),
  'names in typographic quotes': both(
    replace(BOISE, 'name: Boise', 'name: “Boise”'),
    replace(ZOO, 'name: Zoo Boise', 'name: “Zoo Boise'),
  ),
  'a picture by the name of its file': both(
    replace(BOISE, 'alt: Green hills above a river in the evening', 'alt: IMG_2041'),
    replace(BOISE, '![Green hills above a river in the evening]', '![hills.jpg]'),
  ),
  'a heading among the fields': replace(BOISE, 'state: ID', '## Parking\nstate: ID'),
  'hours typed into a text': append(BOISE, '\nMonday-Friday 8am-8pm, Sunday 10 AM to 2 PM.\n'),
  'a form whose messages go elsewhere': append(
    BUSINESS,
    'form:\n  endpoint: https://forms.example.com/x\n',
  ),
  'a picture above 10 MB': writeBytes({
    path: DEPOT,
    text: '',
    picture: { key: DEPOT, width: 1600, height: 1200 },
    bytes: 12_345_678,
  }),
  'a picture above 40 megapixels': newPicture(DEPOT, 9000, 6000),
  'two cities of one order': replace(MERIDIAN, 'order: 2', 'order: 1'),
  'a text that stands in typographic quotes': replace(
    BOISE,
    /^description: (.*)$/m.exec(boise)?.[0] ?? '',
    /^description: (.*)$/m.exec(boise)?.[0]?.replace(/: (.*)/, ': “$1”') ?? '',
  ),
  'bold words that are never closed': append(BOISE, '\nWe **come to you.\n'),
  'bold words in an answer that are never closed': replace(
    'faqs/apostille.yaml',
    'Apostille by mail takes',
    'Apostille **by mail takes',
  ),
  'Markdown in a field of plain text': replace(
    ZOO,
    'description: ',
    'description: See **this** and [that](/contact). ',
  ),
  'a neighbor that does not name the city back': replace(BOISE, '  - kuna\n', ''),
  'a blank in the name of a picture': newPicture('pictures/IMG 0001.JPG'),
  'capitals in the name of a picture': newPicture('pictures/Depot.JPG'),
};

/** How many mistakes a sample makes that lists several of a kind. */
const NUMBERS: Record<string, number> = {
  'links to the list of places while there are none': 3,
  'maps that cannot be embedded': 4,
  'redirects from paths that are none': 4,
  'redirects that stand before pages': 7,
  'redirects from what the site itself uses': 14,
};

const asSample = (severity: Sample['severity']) => (entry: [name: string, make: Change]) => {
  const [name, make] = entry;
  return { name, make, severity, mistakes: NUMBERS[name] ?? 1 };
};

export const samples: readonly Sample[] = [
  ...Object.entries({ ...errors, ...unclear, ...losses }).map(asSample('error')),
  ...Object.entries(warnings).map(asSample('warning')),
];
