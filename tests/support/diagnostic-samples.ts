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

/** The mistakes that editors make, one for each message, each made in a copy of right content. */
export const samples: Readonly<Record<string, Change>> = {
  // What keeps the site from being built.
  'a tab': replace(BOISE, '  - meridian', '\t- meridian'),
  'closures without their year': replace(
    BUSINESS,
    'holidays: []',
    'holidays: [12/24, 12/24 - 12/26]',
  ),
  'two times in one field': replace(BUSINESS, 'opens: 08:00', 'opens: 08:00-12:00'),
  'a colon in a text without quotes': replace(BOISE, 'name: Boise', 'name: Boise: the capital'),
  'a line indented too far': replace(BOISE, 'state: ID', '  state: ID'),
  'a field that stands outside its group': replace(BUSINESS, '  state: ID', 'state: ID'),
  'a field between a group and what follows': replace(BUSINESS, '\nlatitude: ', '\n latitude: '),
  'a tab behind a hyphen': replace(BUSINESS, '- days: ', '-\tdays: '),
  'a field that stands twice': replace(BOISE, 'order: 1', 'order: 1\norder: 2'),
  'a quote that is never closed': replace(BOISE, 'name: Boise', 'name: "Boise'),
  'text after a closing quote': replace(BOISE, 'name: Boise', 'name: "Boise" Idaho'),
  'a bracket that is never closed': replace(BUSINESS, 'holidays: []', 'holidays: [2027-01-01'),
  'a field without a space after its colon': replace(BOISE, 'name: Boise', 'name:Boise'),
  'a text that starts with a star': replace(BOISE, 'name: Boise', 'name: *Boise'),
  'a fact at the start of a text without quotes': replace(
    'pages/contact.md',
    'formNote: ',
    'formNote: {{business.name}} ',
  ),
  'three hyphens in the middle of a YAML file': replace(BUSINESS, 'priceRange', '---\npriceRange'),
  'front matter that is never closed': replace(BOISE, '\n---\n', '\n'),
  'front matter that two hyphens close': replace(BOISE, '\n---\n', '\n--\n'),
  'front matter that is not there': write(BOISE, 'Just words.\n'),
  'front matter without fields': write(BOISE, '---\n---\nWords.\n'),
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
  'a field by another name': replace(BUSINESS, 'phone:', 'telephone:'),
  'a group whose fields are not indented': replace(
    BUSINESS,
    '  street: 7 Hidden Lane\n  city: Nampa\n  state: ID\n  display: city',
    'street: 7 Hidden Lane\ncity: Nampa\nstate: ID\ndisplay: city',
  ),
  'a missing field': replace(BOISE, 'name: Boise\n', ''),
  'an empty file': write(BOISE, ''),
  'a YAML file with nothing but a comment': write(BUSINESS, '# later\n'),
  'a character that nobody can see': replace(BOISE, 'name: Boise', 'name: Boi\u2800se'),
  'too many featured cities': replace(BUSINESS, '  - kuna\n', `${'  - kuna\n'.repeat(8)}`),
  'an unknown nearby city': replace(BOISE, '- meridian', '- meridan'),
  'a city that names itself, and one twice': replace(BOISE, '- meridian', '- boise\n  - kuna'),
  'an unknown icon': replace(APOSTILLE, 'icon: apostille', 'icon: stmap'),
  'an unknown state': replace(BOISE, 'state: ID', 'state: ZZ'),
  'a fact with one brace missing': append(BOISE, '\nFrom {{fees.additionalNotarization}.\n'),
  'two cities of one name': replace(MERIDIAN, 'name: Meridian', 'name: Boise'),
  'two places with one address': replace(ZOO, 'name: Zoo Boise', 'name: Rail Museum'),
  'a question asked twice': replace(
    'faqs/apostille.yaml',
    'What do I need for Apostille?',
    'How long does an apostille take?',
  ),
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
  'a page in a menu that there is not': replace('pages/fees.md', 'menu: footer', 'menu: header'),
  'a service without questions': remove('faqs/apostille.yaml'),
  'an address that would run code': append(BOISE, '\n[form](javascript:alert(1))\n'),
  'a web address with a space': append(BOISE, '\n[form](<https://example.com/our form>)\n'),
  'maps that cannot be embedded': both(
    embed('boise', 'https://maps.app.goo.gl/abc'),
    embed('nampa', 'https://www.google.com/maps/embed/v1/place?key=abc&q=Nampa'),
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
  'a time zone that does not exist': replace(BUSINESS, 'America/Boise', 'America/Bosie'),
  'the city of the office in small letters': replace(BUSINESS, '  city: Nampa', '  city: nampa'),
  'the city of the office with its state': replace(BUSINESS, '  city: Nampa', '  city: nampa, ID'),
  'an hour of the afternoon without PM': replace(BUSINESS, 'closes: 20:00', 'closes: 1:00'),
  'closing before opening': replace(BUSINESS, 'closes: 20:00', 'closes: 07:00'),
  'hours that overlap on one day': replace(
    BUSINESS,
    '      opens: 08:00\n      closes: 20:00\n',
    '      opens: 08:00\n      closes: 20:00\n    - days: Friday-Saturday\n      opens: 19:00\n      closes: 21:00\n',
  ),
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
  'a city name in letters that no picture has': replace(
    BOISE,
    'name: Boise',
    'name: Meridian 中文 🙂',
  ),
  'a fact within a fact': replace(
    BUSINESS,
    'name: Sample Mobile Notary',
    'name: TV {{business.name}}',
  ),
  'a brace in a fact': replace(BUSINESS, 'priceRange: $$', 'priceRange: "{phone}"'),
  'a list of tasks': append(BOISE, '\n- [ ] Bring your ID.\n- [x] Call.\n'),
  'a footnote': append(BOISE, '\nWe come to you.[^1]\n\n[^1]: Within the city.\n'),
  'a table with a column without a heading': append(
    BOISE,
    '\n| | Place |\n| --- | --- |\n| Monday | Library |\n',
  ),
  'redirects from what is there': redirectsFrom(['/Contact', '/admin/config.json', '/Sitemap.xml']),
  'a redirect from where the form sends to': both(
    append(BUSINESS, 'form:\n  endpoint: /messages\n'),
    redirectsFrom(['/messages']),
  ),
  "redirects that stand in each other's way": redirectsFrom(['/twice', '/Twice', '/twice.html/x']),
  'a service by its title': newDocument('name: Boat titles', 'service: loan signing agent'),
  'a document of ours and of someone else': newDocument(
    'name: Boat titles',
    'service: apostille',
    'elsewhere:\n      who: the state\n      url: https://www.example.com/boats',
  ),
  'a key of a form service outside its group': append(
    BUSINESS,
    'form:\n  endpoint: https://forms.example.com/mine\n  access_key: 1234\n',
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
  'an unknown token of the search': replace(
    SEARCH,
    'city there is {{city}}',
    'city there is {{document}}',
  ),
  'a picture that is not there': both(
    newPicture('pictures/depots.jpg'),
    replace(BOISE, 'pictures/hills.jpg', DEPOT),
  ),
  'a picture in a text without words': both(newPicture(DEPOT), append(BOISE, `\n![](${DEPOT})\n`)),
  'a picture of 320 pixels': newPicture(DEPOT, 320),
  'a form address without https': append(BUSINESS, 'form:\n  endpoint: formspree.io/f/xabc\n'),
  'a picture without what it shows': replace(
    BOISE,
    "picture:\n  file: pictures/hills.jpg\n  alt: Green hills above a river in the evening\n  credit: 'Picture: drawn for tests'\n",
    'picture: hills.jpg\n',
  ),
  'a fact in an address': append(BOISE, '\n[ours](https://example.com/{{business.city}})\n'),
  'a picture without its folder': replace(BOISE, 'pictures/hills.jpg', 'IMG_2041.JPG'),
  'a file of UTF-16': writeBytes(await fileOf(KUNA, inUtf16)),
  'a file of Latin-1': writeBytes(await fileOf(KUNA, inLatin1)),
  'a picture of an iPhone': writeBytes(await fileOf('pictures/depot.heic', HEIC)),
  'a phone number as a fact': append(BOISE, '\nCall {{business.phone}} today.\n'),
  'an ending that Windows hides': rename(KUNA, 'cities/kuna.md.txt'),
  'a picture with a blank in its name': both(
    newPicture('pictures/IMG 0001.JPG'),
    replace(BOISE, 'pictures/hills.jpg', 'pictures/IMG 0001.JPG'),
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
  'an entry of a list without its hyphen': replace(BOISE, '  - kuna', '  kuna'),
  'a picture in an answer': replace(
    'faqs/apostille.yaml',
    'Apostille by mail takes',
    'By mail ![A seal](pictures/hills.jpg) it takes',
  ),
  'a whole page of HTML': append(
    BOISE,
    '\n<div class="box">\n<p>We <b>come</b> to you.</p>\n</div>\n',
  ),
  'a city removed that others name': remove('cities/fruitland.md'),
  'a service removed that others name': remove(APOSTILLE),
  'a fee that is no sum': replace(BUSINESS, 'amount: $4', 'amount: from $4'),
  'a fee with an amount and words': replace(
    BUSINESS,
    '    amount: $4\n',
    '    amount: $4\n    text: each\n',
  ),
  'a fee that a text takes': append(BOISE, '\nTravel costs {{fees.travel}}.\n'),
  'a paragraph of the owner within a sentence': append(
    BOISE,
    '\nYou pay so: {{business.payment}}\n',
  ),
  'a paragraph of the owner in an answer': replace(
    'faqs/apostille.yaml',
    'Apostille by mail takes',
    'Pay so. {{business.payment}}',
  ),
  'a price of a service that has none': append(
    APOSTILLE,
    '\nIt costs {{service.additionalNotarization}}.\n',
  ),
  'a condition that is none': replace('cities/ontario.md', 'when: outside', 'when: always'),
  'promises in words': edit(BUSINESS, (text) =>
    text.replace(
      /^promises:\n(?: .*\n)+/m,
      'promises:\n  priorityWithin: the same day\n  apostilleByMail: a few weeks\n  hagueCountries: over 80\n',
    ),
  ),
  'words that no weekend goes with': replace(
    BUSINESS,
    'weekends: by appointment',
    'weekends: emergencies only',
  ),
  'a wrong indentation above a dead link': both(
    replace(BOISE, 'state: ID', '  state: ID'),
    append(BOISE, '\nSee [all](/servcies).\n'),
  ),
  'an address in the place of a group': append(BUSINESS, 'form: https://forms.example.com/mine\n'),
  'a list in the place of a text': replace(
    BUSINESS,
    'payment: Cash, checks or Zelle.',
    'payment: [Cash, Zelle]',
  ),
  'a price range in words': replace(BUSINESS, 'priceRange: $$', 'priceRange: moderate'),
  'an email address with a name': replace(BUSINESS, 'hello@example.com', 'Ann <ann@example.com>'),
  'redirects without their slashes': write(
    'redirects.yaml',
    'redirects:\n  - from: https://www.example.com/old/\n    to: areas\n',
  ),
  'two languages in one entry': replace(BUSINESS, '[English, Spanish]', '[English and Spanish]'),
  'a page made from another by copying': (files) =>
    write('pages/contact-us.md', textOf('pages/contact.md', files))(files),
  'a city that has only its name': write('cities/star.md', '---\nname: Star\n---\nWords.\n'),
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
  // What can mean two things, or nothing.
  'hours that end after midnight': both(
    replace(BUSINESS, 'opens: 08:00', 'opens: 8pm'),
    replace(BUSINESS, 'closes: 20:00', 'closes: 2am'),
  ),
  'a time of two words': replace(BOISE, 'state: ID', 'state: ID\nminutesFromOffice: an hour'),
  'miles in kilometers': replace(BOISE, 'state: ID', 'state: ID\nmilesFromOffice: 20 km'),
  // What would not be published as it was written.
  'a number sign in a street': replace(BUSINESS, 'street: 7 Hidden Lane', 'street: 7 Lane #200'),
  'a number sign in an entry of a list': replace(
    BUSINESS,
    'languages: [English, Spanish]',
    'languages: [English #1, Spanish]',
  ),
  'a value that is all number sign': replace(BOISE, 'order: 1', 'county: #1\norder: 1'),
  'attractions named as the general questions are': write(
    'attractions/general.yaml',
    'attractions: []\n',
  ),
  'a picture that no page shows': newPicture(DEPOT),
  'a comment behind a text': replace(BOISE, 'name: Boise', 'name: Boise # the capital'),
  'two versions of a text, from Git': append(
    BOISE,
    '\n<<<<<<< HEAD\nWe come to you.\n=======\nWe drive to you.\n>>>>>>> main\n',
  ),
  'two entries of a list that are read as one': replace(BOISE, '  - kuna', '    - kuna'),
  'a letter that a wrong encoding damaged': append(BOISE, '\nThe CafÃ© downtown.\n'),
  'a letter that was lost': append(BOISE, '\nThe Caf\uFFFD downtown.\n'),
  'a row of a table with a cell too many': append(
    BOISE,
    '\n| Day | Place |\n| --- | --- |\n| Monday | Library | Downtown |\n',
  ),
  'a link without words': append(BOISE, '\nSee [](/contact) now.\n'),
  'a heading without words': append(BOISE, '\n##\n\nWe come to you.\n'),
  'a link to an address that stands nowhere': append(BOISE, '\nSee [fees][fees] or [these][].\n'),
  'a county without a word': replace(BOISE, 'state: ID', 'state: ID\ncounty: ""'),
  'a star in the place of a hyphen': replace(BOISE, '- meridian', '* meridian'),
  'a mark of YAML above a list': replace(BOISE, 'nearbyLocations:', 'nearbyLocations: &s'),
  'fields that are closed below the text': both(
    replace(BOISE, '\n---\n', '\n'),
    append(BOISE, '\n---\n\nMore.\n'),
  ),
  // What was added since owners missed it.
  'an office in a state without a commission': replace(BUSINESS, '  state: ID', '  state: OR'),
  'a wish for a profile': append(BUSINESS, 'facebook: https://www.facebook.com/us\n'),
  'a wish for a calendar': append(BUSINESS, 'calendar: https://calendar.example.com\n'),
  'a field of one thing in another': replace(BUSINESS, 'amount: $4', 'price: $4'),
  // What editors are warned of.
  'a notary by another name on a page in Spanish': both(
    replace(
      'pages/fees.md',
      'menu: footer',
      'menu: footer\nlang: es\nnotice: No soy abogado ni notario.',
    ),
    append('pages/fees.md', '\nSoy notario. E-mail, paper: palabras de otra lengua.\n'),
  ),
  'a page that nothing links to': replace('pages/fees.md', 'menu: footer\n', ''),
  'an office far from its city': replace(BUSINESS, 'latitude: 43.5407', 'latitude: 43.1407'),
  'a testimonial of a day to come': edit(CLIENTS, (text) =>
    text.replace(/^ {4}rating: 4$/m, '    rating: 4\n    date: 2099-03-15'),
  ),
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
  'a description of places that search results cut': replace(
    'pages/place.md',
    'for the people of',
    `for ${'very '.repeat(30)}many people of`,
  ),
  'a long note, with its facts filled in': replace(
    'documents.yaml',
    "Leave the seller's line blank until we meet.",
    `"{{business.name}} ${'very '.repeat(43)}often."`,
  ),
  'a description that stands elsewhere': (files) => {
    const line = (path: string) => /^description: .*$/m.exec(textOf(path, files))?.[0] ?? '';
    return replace(MERIDIAN, line(MERIDIAN), line(BOISE))(files);
  },
  'two testimonials of one id': replace(CLIENTS, 'id: loan-closing', 'id: kitchen-table'),
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
  'a title in curly quotes': edit('pages/questions.md', (text) =>
    text.replace(/^title: .*/m, 'title: “Questions before you call”'),
  ),
  'a link with one slash, and one to the card for address books': edit(
    BOISE,
    (text) => `${text}\nRead [this](https:/example.org/a), or save [our card](/contact.vcf).\n`,
  ),
  'a place whose name has accents and signs': edit(ZOO, (text) =>
    text.replace('name: Zoo Boise', 'name: Café Peña & Señor'),
  ),
  'too few attractions': edit(ZOO, (text) => text.slice(0, text.indexOf('  - name: Zoo Boise'))),
  'an attraction that is only a text': append(ZOO, "  - Camel's Back Park\n"),
  'a thin text': edit(KUNA, (text) => withBody(text, '\nA short text about Kuna.\n')),
  'a text that another city has': (files) => {
    const [, body = ''] = textOf(MERIDIAN, files).split('\n---\n');
    return edit(KUNA, (text) => withBody(text, body))(files);
  },
  'a credential that has expired': replace(
    BUSINESS,
    "    text: '2015'",
    "    text: '2015'\n    expires: 2020-01-31",
  ),
  'a place far from its city': replace(ZOO, 'latitude: 43.6178', 'latitude: 44.1'),
  'a picture by the name of its file': both(
    replace(BOISE, 'alt: Green hills above a river in the evening', 'alt: IMG_2041'),
    replace(BOISE, '![Green hills above a river in the evening]', '![hills.jpg]'),
  ),
  'a heading among the fields': replace(BOISE, 'state: ID', '## Parking\nstate: ID'),
  'a form whose messages go elsewhere': append(
    BUSINESS,
    'form:\n  endpoint: https://forms.example.com/x\n',
  ),
  'Markdown in a field of plain text': replace(
    ZOO,
    'description: ',
    'description: See **this** and [that](/contact). ',
  ),
  'a neighbor that does not name the city back': replace(BOISE, '  - kuna\n', ''),
  // What looks right, or what advice would make wrong.
  'a number with zeros before it in a text': replace(
    BUSINESS,
    'payment: Cash, checks or Zelle.',
    'payment: 00123456',
  ),
  'a draft': replace(BOISE, 'state: ID', 'state: ID\ndraft: true'),
  'a fee in one line': replace(BUSINESS, 'fees:\n', 'fees:\n  - Loan signing: $125\n'),
  'a list of names without commas': replace(
    MERIDIAN,
    'nearbyLocations:\n  - boise\n  - nampa\n  - kuna',
    'nearbyLocations: [boise nampa kuna]',
  ),
  'a text that begins with a hyphen': replace(KUNA, 'state: ID', 'state: ID\ncounty: - Ada'),
  'a version of YAML': edit(BUSINESS, (text) => `%YAML 1.1\n${text}`),
  'a field that is indented': replace(BUSINESS, 'payment: Cash', '  payment: Cash'),
  'half of a position': replace(KUNA, 'longitude: -116.4201\n', ''),
  'a city in another part of the country': replace(
    KUNA,
    'latitude: 43.4918\nlongitude: -116.4201',
    'latitude: 34.05\nlongitude: -118.25',
  ),
  'a link to a page of the own domain': append(
    BOISE,
    '\nSee [all](https://www.example.com/servcies) and [us](https://www.example.com/contact).\n',
  ),
  'a link with the period of its sentence': append(BOISE, '\nSee [all](/Areas/Boise/.).\n'),
  'a sign as HTML writes it': replace(BUSINESS, 'name: Sample', 'name: Smith &amp; Sample'),
  'what a writing program left': append(BOISE, '\n[Your Name] comes. citeturn0search1\n'),
  'an entry of a list without a word': replace(BOISE, '  - kuna', '  - kuna\n  -'),
  'a misspelled field that has to be there': replace(
    'faqs/apostille.yaml',
    '    answer: Apostille',
    '    anwser: Apostille',
  ),
  'a misspelled field beside a rule for its group': newDocument(
    'name: Boat titles',
    'sevice: apostille',
  ),
  'a question to the left of the others': append(
    'faqs/apostille.yaml',
    '- question: Do you travel?\n  answer: Yes.\n',
  ),
  'a document to the left of the others': append(DOCUMENTS, '\n- name: Boat titles\n'),
  'closures to the left of an empty list': replace(
    BUSINESS,
    'holidays: []',
    'holidays: []\n- 2099-01-01',
  ),
  'redirects with the line around an example': write(
    'redirects.yaml',
    '```yaml\nredirects:\n  - from: /old\n    to: /areas\n```\n',
  ),
  'a text that starts with a backtick': replace(BOISE, 'name: Boise', 'name: `Boise`'),
  'a closure with its name': replace(
    BUSINESS,
    'holidays: []',
    'holidays:\n  - Christmas: 2099-12-25',
  ),
  'a profile with its name': append(
    BUSINESS,
    'profiles:\n  - facebook: https://www.facebook.com/us\n',
  ),
  'a service by its whole title': newDocument(
    'name: Boat titles',
    'service: Remote online notarization',
  ),
  'a service by its short title': newDocument('name: Boat titles', 'service: online'),
  'questions named after the title of a service': rename(
    'faqs/loan-signing.yaml',
    'faqs/loan-signing-agent.yaml',
  ),
  'a service by words that no file has': newDocument(
    'name: Boat titles',
    'service: boats and trailers',
  ),
  'a kind of place unlike all others': replace(ZOO, 'kind: wildlife', 'kind: car'),
  'a fact unlike all others': append(BOISE, '\nWe are in {{business.town}}.\n'),
  'a city unlike all others': both(
    replace(BOISE, '- kuna', '- cuba'),
    append(BOISE, '\nSee [it](/areas/cuba), [that](/aeras/kuan) or [all](/serves).\n'),
  ),
  'files in a wrong place': (files) => [
    ...files,
    { path: 'price-list.pdf', text: '' },
    { path: 'office.png', text: '' },
    { path: 'blog/first.md', text: '---\ntitle: First\n---\nWords.\n' },
    { path: 'cities/star.yml', text: 'name: Star\n' },
  ],
  'links without their slash or their https': append(
    BOISE,
    '\n[a](favicon.svg), [b](/public/favicon.svg), [c](/files/rates%202027.txt), [d](/files/rates%202028.txt)\n\n[e](www.example.com), [f](calendly.com/x), [g](contact)\n',
  ),
  'a form that is switched on': append(
    BUSINESS,
    'form:\n  enabled: true\n  endpoint: https://forms.example.com/mine\n',
  ),
  'a form that sends to an email address': append(BUSINESS, 'form:\n  endpoint: me@example.org\n'),
  'redirects for a whole folder': write(
    'redirects.yaml',
    'redirects:\n  - from: /blog/*\n    to: /areas\n  - from: /page?id=2\n    to: /areas\n',
  ),
  'three new cities made from the file of another': (files) => {
    const copies = ['avimor', 'hidden-springs', 'mora'].map((slug, index) => ({
      path: `cities/${slug}.md`,
      text: kuna
        .replaceAll('Kuna', `Town ${index}`)
        .replace(/(?:latitude|longitude|mapEmbedUrl): .*\n/g, '')
        .replace('order: 4', `order: ${index + 40}`),
    }));
    return [...files, ...copies];
  },
  'an announcement without its last day': append(
    BUSINESS,
    'announcement:\n  text: We have moved.\n',
  ),
  'a closure in another century': replace(BUSINESS, 'holidays: []', 'holidays: [2098-12-25]'),
  'what a template left': append(
    BOISE,
    '\nCall [Insert your phone number here] or [your name, with a comma]. TODO: hours. [Your choice](/contact)\n',
  ),
};
