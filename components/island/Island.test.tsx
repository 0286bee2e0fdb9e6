import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AttractionSearch } from '../../islands/attraction-search/AttractionSearch.tsx';
import { Island } from './Island.tsx';

it('says what the browser needs to hydrate it', () => {
  const html = renderToStaticMarkup(
    <Island
      name="AttractionSearch"
      component={AttractionSearch}
      props={{ count: 3 }}
      when="interaction"
      prefetch
      given="q"
    />,
  );
  expect(html).toMatch(
    /^<div data-island="AttractionSearch" data-when="interaction" data-prefetch="true" data-given="q" data-props="\{&quot;count&quot;:3\}">/,
  );
});
