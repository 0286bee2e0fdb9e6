import { renderMarkdown } from '../../scripts/content/parse/markdown.ts';

/** What an editor may write in a text, for pages of content that has none of it; as HTML. */
export const SAMPLE_TEXT = renderMarkdown(`
| Document | Acknowledgment | Notarization | Witnesses | Fee |
| --- | :-: | :-: | :-: | --: |
| A ~~deed~~ quitclaim deed | yes | yes | none | $5 |
| Affidavit, see https://legislature.idaho.gov/statutesrules/ | yes | yes | two | $5 |

- One point
- Another

> A quotation
`).html;

/** Puts it at the start of the first text of a page. */
export function withSampleText(html: string): string {
  return html.replace('<div class="prose">', (start) => `${start}${SAMPLE_TEXT}`);
}
