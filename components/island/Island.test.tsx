import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Island } from './Island.tsx';

it('tells the loader what the registry says of an island', () => {
  const html = renderToStaticMarkup(<Island name="AttractionSearch" props={{ count: 3 }} />);
  expect(html).toMatch(
    /^<div data-island="AttractionSearch" data-when="interaction" data-prefetch="true" data-given="q" data-props="\{&quot;count&quot;:3\}">/,
  );
});

it('is refused by the compiler where it is not what the registry says', () => {
  // Each line without the error above it would be one.
  const refused = [
    // @ts-expect-error: no island has this name
    () => <Island name="Search" props={{ count: 3 }} />,
    // @ts-expect-error: these are the props of another island
    () => <Island name="Carousel" props={{ count: 3 }} />,
  ];
  expect(refused).toHaveLength(2);
});
