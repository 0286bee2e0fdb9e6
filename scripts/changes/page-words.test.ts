import { expect, it } from 'vitest';
import { pageWords } from './page-words.ts';

it('reads a page as a visitor and a searcher do', () => {
  const words = pageWords(`<!doctype html><html><head>
    <title>Boise, ID | The Notary</title><meta name="description" content="We come &amp; sign.">
    <style>p { color: red }</style><noscript><style>p { }</style></noscript></head>
    <body><script>const hidden = 1;</script><template><p>Later</p></template>
    <h1>Notary <em>in</em>
      Boise</h1>
    <p>Call <a href="tel:+12085550100">us</a>, or <b>write</b>.<br>We answer.</p>
    <ul><li>One <svg><title>drawn</title></svg></li><li>Two<ul><li>Three</li></ul></li></ul>
    <a href="/a">More</a><a href="/b">Less</a>
    <noscript><a href="https://maps.example/">Map</a></noscript>
    </body></html>`);
  expect(words).toEqual({
    title: ['Boise, ID', 'The Notary'],
    description: ['We come & sign.'],
    words: [
      'Notary in Boise',
      'Call us, or write.',
      'We answer.',
      'One',
      'Two',
      'Three',
      'More Less',
      'Map',
    ],
    links: ['us → tel:+12085550100', 'Map → https://maps.example/'],
  });
});

it('reads a page without a title or a description', () => {
  expect(pageWords('<p>Alone</p>')).toEqual({
    title: [''],
    description: [],
    words: ['Alone'],
    links: [],
  });
});
