import { renderMarkdown } from '../../scripts/content/markdown.ts';

/** A table as an editor may write one, for pages of content that has none; as HTML. */
export const SAMPLE_TABLE = renderMarkdown(`
| Document | Needs a notary | Witnesses | Fee |
| --- | :-: | :-: | --: |
| Acknowledgment of a ~~deed~~ quitclaim deed | yes | none | $5 |
| Self-proving affidavit, see https://legislature.idaho.gov/statutesrules/ | yes | two | $5 |
`).html;

/** Puts it at the end of the first text of a page. */
export function withSampleTable(html: string): string {
  return html.replace('<div class="prose">', (start) => `${start}${SAMPLE_TABLE}`);
}
