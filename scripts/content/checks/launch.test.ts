import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { PLACEHOLDERS } from '../../../model/schemas/business.ts';
import { FIXTURE } from '../../../tests/support/fixture.ts';
import { formatDiagnostic } from '../diagnostic.ts';
import { checkContent, readContentFolder } from '../index.ts';
import { AS_DELIVERED } from './launch.ts';

const OWN = 'https://www.the-owner-of-this-site.com';
/** As ORS 194.350(4)(b)(A) has it. */
const OREGON_NOTICE =
  'I am not an attorney licensed to practice law. I am not allowed to draft legal records, give advice on legal matters, including immigration, or charge a fee for those activities.';
const original = await readContentFolder(FIXTURE);

function check(siteUrl: string, change: (path: string, text: string) => string) {
  const files = original.map(({ path, text }) => ({ path, text: change(path, text) }));
  return checkContent(files, { siteUrl, base: '', cards: false });
}

/** The check of the content as an owner leaves it who has filled in everything, and changed these facts. */
function ownersCheck(facts: (business: string) => string) {
  return check(OWN, (path, text) => {
    if (path === 'testimonials.yaml') return text.replaceAll(/\n\s+sample: true/g, '');
    // With a commission there, nobody has to cross the state line.
    if (path === 'cities/ontario.md') return text.replace('on the Idaho side', 'at home');
    if (path !== 'business.yaml') return text;
    return facts(
      text
        .replace(/placeholders:[\s\S]*$/, 'placeholders: []\n')
        .replace('(208) 555-0100', '(208) 555-0200')
        .replace('hello@example.com', 'hello@the-owner-of-this-site.com')
        .replace('closes: 18:00', 'closes: 20:00')
        .replace(/^notice: .*$/m, `notice: ${OREGON_NOTICE}`)
        .replace('  - ID\n', '  - ID\n  - OR\n'),
    );
  });
}

/** What the launch check names in that content. */
function filledIn(facts: (business: string) => string) {
  const { launch } = ownersCheck(facts);
  const { blockers = [], notes = [] } = launch ?? {};
  return [...blockers, ...notes].map(({ field }) => field);
}

it('names every sample fact, testimonial and reserved address, what the owner decides, and what to confirm', () => {
  const { launch, content, diagnostics } = check('https://www.example.com', (path, text) =>
    path === 'attractions/boise.yaml'
      ? text.replace('name: Zoo Boise\n', 'name: Zoo Boise\n    unconfirmed: [address, phone]\n')
      : text,
  );
  const { blockers = [], notes = [], toConfirm = [] } = launch ?? {};
  expect(blockers.map((blocker) => formatDiagnostic(blocker).split('. ', 1)[0])).toEqual([
    'content/business.yaml:3:8  phone: reserved for examples',
    'content/business.yaml:4:8  email: reserved for examples',
    'content/business.yaml:29:1  commissions: not confirmed yet',
    'content/testimonials.yaml:16:13  testimonials[2].sample: a sample',
    'content/testimonials.yaml:22:13  testimonials[3].sample: a sample',
    'content/business.yaml:19:3  hours.structured ("Hours for search engines"): these differ from the visible hours, and search engines expect what visitors read',
    'SITE_URL  the address https://www.example.com is one for examples',
  ]);
  expect(notes.map(({ field, line }) => [field, line])).toEqual([
    ['commissions', 29],
    ['form', 2],
    ['profiles', 2],
  ]);
  const [outside] = notes;
  expect(outside?.message).toMatch(
    /^pages of these cities say how people can meet you elsewhere.*: Ontario \(OR\)\. /,
  );
  expect(toConfirm.map(({ file }) => file)).toEqual([
    'content/business.yaml',
    'content/pages/privacy-policy.md',
    'content/attractions/boise.yaml',
  ]);
  expect(toConfirm.at(-1)?.message).toMatch(/^1 place has facts that nobody has confirmed/);
  expect(diagnostics.filter(({ field }) => field?.endsWith('unconfirmed'))).toEqual([]);
  const places = content?.cities.flatMap(({ attractions }) => attractions);
  const zoo = { address: undefined, phone: undefined };
  expect(places?.find(({ name }) => name === 'Zoo Boise')).toMatchObject(zoo);
});

it('refuses a launch at the address that the instructions have', () => {
  const { launch } = check('https://www.your-domain.com', (_, text) => text);
  const found = launch?.blockers.map((blocker) => formatDiagnostic(blocker)) ?? [];
  expect(found.join('\n')).toContain('https://www.your-domain.com is one for examples');
});

it('refuses a launch until the owner has confirmed the commissions, whatever they are', () => {
  const listed = (text: string) => text.replace('placeholders: []', 'placeholders: [commissions]');
  expect(filledIn(listed)).toEqual(['commissions', 'form', 'profiles']);
});

it('counts a fact as done once it differs from its sample, or the owner has taken it off the list', () => {
  const [listed, left] = [['name', 'address', 'coordinates', 'credentials', 'fees'], ['offers']];
  const replaced = new RegExp(`^(?:${Object.keys(AS_DELIVERED).join('|')}):.*\n(?: .*\n)*`, 'gm');
  const delivered = (text: string) => text.replace(replaced, '') + stringify(AS_DELIVERED);
  const withList = (text: string, names: readonly string[]) =>
    text.replace('placeholders: []', `placeholders: [${names.join(', ')}]`);
  const statesOf = (facts: (business: string) => string) => {
    const { blockers, done } = ownersCheck(facts).launch ?? expect.fail();
    return { toDo: blockers.map(({ field }) => field), done };
  };

  const all = ['name', 'phone', 'email', 'address', 'coordinates', 'credentials', 'fees'];
  expect(statesOf((text) => withList(text, [...all, 'commissions', ...left]))).toEqual({
    toDo: ['commissions', 'placeholders'],
    done: all,
  });
  expect(statesOf((text) => withList(delivered(text), [...listed, ...left]))).toEqual({
    toDo: ['name', 'address.city', 'latitude', 'credentials', 'fees', 'placeholders'],
    done: ['phone', 'email', 'commissions'],
  });
  // In Oregon, a notary who advertises has to write the fees.
  expect(statesOf((text) => withList(delivered(text), left))).toEqual({
    toDo: ['placeholders', 'fees'],
    done: PLACEHOLDERS.filter((name) => name !== 'offers'),
  });
});

it('refuses a launch until the owner has confirmed what the texts promise', () => {
  const listed = (text: string) => text.replace('placeholders: []', 'placeholders: [offers]');
  const { launch } = ownersCheck(listed);
  expect(launch?.blockers).toMatchObject([
    { field: 'placeholders', reason: expect.stringMatching(/^what the texts promise is not/) },
  ]);
});

it("refuses a launch in Oregon without Oregon's own notice and without fees", () => {
  const neither = (business: string) =>
    business
      .replace('licensed to practice law.', 'licensed to practice law in this state.')
      .replace(/^fees:\n(?: .*\n)+/m, 'fees: []\n');
  expect(filledIn(neither).slice(0, 2)).toEqual(['notice', 'fees']);

  const inIdahoAlone = (business: string) => neither(business).replace('  - OR\n', '');
  expect(filledIn(inIdahoAlone)).not.toEqual(expect.arrayContaining(['notice']));
  expect(filledIn(inIdahoAlone)).not.toEqual(expect.arrayContaining(['fees']));
});

it('refuses a launch while hours differ, until the owner has confirmed both', () => {
  const different = (business: string) => business.replace('closes: 20:00', 'closes: 19:00');
  const confirmed = (business: string) => `${different(business)}confirmed:\n  hours: 2027-01-15\n`;
  const severities = (facts: (business: string) => string) => {
    const { launch, diagnostics } = ownersCheck(facts);
    const { blockers = [], notes = [] } = launch ?? {};
    const all = [...blockers, ...notes];
    const ofHours = ({ field }: { field?: string }) => field === 'hours.structured';
    return [all, diagnostics].map((list) => list.filter(ofHours).map(({ severity }) => severity));
  };
  // An ordinary check warns of it, until the owner has confirmed both.
  expect(severities(different)).toEqual([['error'], ['warning']]);
  expect(severities(confirmed)).toEqual([[], []]);
});

it('asks for profiles only where there are none', () => {
  const listed = (business: string) =>
    `${business}profiles:\n  - https://www.facebook.com/the-owner\n`;
  expect(filledIn(listed)).toEqual(['form']);
});

it('asks for what is missing of who comes', () => {
  const nameless = (business: string) => business.replace('    commission: 12345\n', '');
  expect(filledIn(nameless)).toEqual(['form', 'profiles', 'notary']);
});

it('finds in the way only what is left once all is filled in', () => {
  expect(filledIn((text) => text)).toEqual(['form', 'profiles']);
  // What was only taken off the list deceives nobody.
  const examples = (text: string) =>
    text
      .replace('555-0200', '555-0123')
      .replace('hello@the-owner-of-this-site.com', 'a@example.org');
  expect(filledIn(examples)).toEqual(['phone', 'email', 'form', 'profiles']);
});

it('refuses the repository of the guide', () => {
  const named = (name: string) => (business: string) =>
    business.replace('  enabled: true\n', `$&  repository: ${name}\n`);
  expect(filledIn(named('owner/name'))).toContain('editor.repository');
  expect(filledIn(named('jane/notary'))).not.toContain('editor.repository');
});

it('refuses a form service as examples have it', () => {
  const form = (endpoint: string, key: string) => (business: string) =>
    `${business}form:\n  endpoint: ${endpoint}\n  hidden:\n    access_key: ${key}\n`;
  expect(filledIn(form('https://forms.example.com/x', 'the-key-from-your-service'))).toEqual(
    expect.arrayContaining(['form.endpoint', 'form.hidden.access_key']),
  );

  const real = filledIn(form('https://formspree.io/f/xabc', '0a1b-2c3d'));
  expect(real).not.toContain('form.endpoint');
  expect(real).not.toContain('form.hidden.access_key');
  expect(filledIn(form('/messages', '0a1b-2c3d'))).not.toContain('form.endpoint');
});
