import type { Page } from 'playwright-core';
import type { STATES } from './states.ts';

/** A damage that a visitor would notice at once, in one state of a page. */
interface Damage {
  state: keyof typeof STATES;
  /** The width at which it's seen. Default: that of the state. Unit: pixels. */
  width?: number;
  /** Added to the page. */
  style?: string;
  /** Replaced in the page, or in its scripts. */
  html?: readonly [from: string, to: string];
  script?: readonly [from: RegExp, to: string];
  /** Part of the fault that must be found. */
  fault: string;
}

export const DAMAGES: Readonly<Record<string, Damage>> = {
  'a map behind its drawing': {
    state: 'map of a city opened',
    style: '.map-box > .map { position: relative; z-index: 1 }',
    fault: 'stands on Map of Meridian, ID',
  },
  'a map in a strip of 150 pixels': {
    state: 'map of directions opened',
    style:
      '.place-directions .map-box { aspect-ratio: auto; min-height: 0 !important; height: 150px }',
    fault: 'pixels high',
  },
  'words painted over a map': {
    state: 'map of directions opened',
    style: '.way > dt { position: relative; z-index: 2 }',
    fault: 'stands on Driving directions',
  },
  'a menu that one sees through': {
    state: 'menu',
    style: '.main-menu { background: transparent }',
    fault: 'is see-through',
  },
  'a menu with the mark of a closed one': {
    state: 'menu',
    style: `.menu-toggle > .icon:first-child { display: block !important }
      .menu-toggle > .icon + .icon { display: none !important }`,
    fault: 'shows menu instead of close',
  },
  'a number far from its button': {
    state: 'number',
    style: '.phone-panel { inset: auto auto 0 0 }',
    fault: 'is away from its button',
  },
  'a number in the color of its ground': {
    state: 'number',
    style: '.phone-panel a { color: var(--card) }',
    fault: 'color-contrast',
  },
  'text under a see-through header': {
    state: 'scrolled by 600, contact',
    style: '.site-header { background: transparent }',
    fault: 'is see-through',
  },
  'text under a see-through call bar': {
    state: 'scrolled by 1200, home',
    style: '.call-bar { background: transparent } .call-bar > .button { background: none }',
    fault: 'is see-through',
  },
  "somebody else's mailbox": {
    state: 'number and email revealed',
    html: ['data-host="example.com"', 'data-host="example.org"'],
    fault: 'leads to hello@example.org',
  },
  "somebody else's number once a message is sent": {
    state: 'sent',
    html: ['&quot;phone&quot;:&quot;+15415550199', '&quot;phone&quot;:&quot;+15415550198'],
    fault: '"Call now" leads to +15415550198',
  },
  'only the first line of a message': {
    state: 'sent',
    script: [/String\((\w+)\)\]/, "String($1).split('\\n')[0]]"],
    fault: 'posts message: "Two signers, 50% & more?" instead',
  },
  'a draft that ends at the first "&"': {
    state: 'draft',
    script: [/&body=\$\{encodeURIComponent\(/, '&body=${encodeURI('],
    fault: 'drafts "Name: Ann "',
  },
  'a message that is refused, white on white': {
    state: 'refused',
    style: '.contact-form [data-outcome="failed"] { color: var(--card) }',
    fault: 'color-contrast',
  },
  'a success with the sign of a failure': {
    state: 'sent',
    style: '.contact-form [data-outcome="sent"]::before { content: "⚠ " / "" }',
    fault: 'shows ⚠ instead of ✓',
  },
  'an outcome that is cut off': {
    state: 'sent',
    style: '.outcome { height: 2rem; overflow: hidden }',
    fault: 'is clipped',
  },
  'lines of a message over each other': {
    state: 'half an email',
    style: '.outcome { line-height: 0.5 }',
    fault: 'is written over',
  },
  'letters that are invisible where one types': {
    state: 'draft',
    style: '.contact-form textarea { color: var(--card) }',
    fault: 'color-contrast #',
  },
  'buttons below something invisible': {
    state: 'draft',
    style: `.outcome { position: relative }
      .outcome::after { content: ""; position: absolute; inset: 0 }`,
    fault: '"Open draft" can\'t be pressed',
  },
  'a button with half of its words': {
    state: 'draft',
    width: 320,
    style: '.outcome .button { width: 4rem; overflow: hidden; white-space: nowrap; flex: none }',
    fault: '"Copy message" is cut',
  },
  'a link to the content that stays hidden': {
    state: 'link to the content',
    style: '.skip-link { clip-path: inset(50%) !important }',
    fault: 'is not seen with the focus',
  },
  'nothing said when nothing is found': {
    state: 'no hits',
    style: '.search-count { display: none }',
    fault: 'nothing says "Nothing by that name."',
  },
  'a page not found that starts below the screen': {
    state: 'page not found',
    style: '#not-found-screen { padding-top: 60rem }',
    fault: 'is outside the window',
  },
  'a message that is lost when it is refused': {
    state: 'refused',
    script: [
      /return (\w+)\(\{kind:`failed`/,
      'return document.forms.contact.reset(),$1({kind:`failed`',
    ],
    fault: 'lost what was typed',
  },
  'no focus ring': {
    state: 'hits',
    style: ':focus-visible { outline-color: transparent }',
    fault: 'has no ring',
  },
  'results behind what follows': {
    state: 'hits',
    style: '.search-hits { position: absolute; z-index: -1; background: var(--card) }',
    fault: 'is covered by',
  },
  'results that are cut off': {
    state: 'hits',
    style: '.search-hits > li { max-height: 2rem; overflow: hidden }',
    fault: 'is covered by',
  },
  'a "yes" with the sign of a "no"': {
    state: 'hits',
    style: '.search-hits > [data-mark="yes"]::before { content: "✕" / "" }',
    fault: 'shows ✕ instead of ✓',
  },
  'an open fold that shows nothing': {
    state: 'fold',
    style: '.fold > ul { height: 1rem; overflow: hidden }',
    fault: 'is clipped',
  },
  'an open fold with the mark of a closed one': {
    state: 'fold',
    style: `.fold > summary::after { rotate: -135deg }
      .fold[open] > summary::after { rotate: 45deg }`,
    fault: 'shows down instead of up',
  },
};

/** Damages what a page loads. Throws if there is nothing to damage. */
export async function damage(page: Page, { style, html, script }: Damage): Promise<void> {
  const swap = (text: string, from: string | RegExp, to: string) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`There is no ${from} to damage.`);
    return changed;
  };

  await page.route('**/*', async (route) => {
    const request = route.request();
    const isPage = request.isNavigationRequest() && request.frame().parentFrame() === null;
    if (!isPage) return route.fallback();

    const response = await route.fetch();
    // Without its policy, which would block the style.
    const plain = (await response.text()).replace(
      /<meta http-equiv="Content-Security-Policy"[^>]*>/,
      '',
    );
    const body = html ? swap(plain, ...html) : plain;
    return route.fulfill({
      response,
      body: body.replace('</head>', `<style>${style ?? ''}</style></head>`),
    });
  });
  if (script === undefined) return;

  const [from, to] = script;
  await page.route('**/ContactForm*.js', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: swap(await response.text(), from, to) });
  });
}
