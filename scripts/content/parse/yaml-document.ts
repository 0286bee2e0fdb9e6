import { Composer, type CST, type Document, LineCounter, Parser } from 'yaml';
import { tooDeep } from './yaml-depth.ts';
import type { Complaint } from './yaml-diagnostics.ts';
import { duplicateNames } from './yaml-duplicates.ts';

/** A text as YAML, with everything that is wrong with how it is written. */
export interface ComposedYaml {
  document: Document;
  lineCounter: LineCounter;
  complaints: Complaint[];
}

/** What `parseDocument` of the library does, but within bounds of depth and of time. */
export function composeYaml(text: string): ComposedYaml {
  const lineCounter = new LineCounter();
  const tokens = [...new Parser(lineCounter.addNewLine).parse(text)];
  const deep = tooDeep(tokens);
  const { document, second } = compose(deep === undefined ? tokens : [], text.length);
  const complaints: Complaint[] = [
    ...document.errors.map(({ code, message, pos: [start] }) => ({ code, message, start })),
    ...(second === undefined ? [] : [{ code: 'MULTIPLE_DOCS', message: '', start: second }]),
    ...(deep === undefined ? [] : [{ code: 'TOO_DEEP', message: '', start: deep }]),
    ...duplicateNames(document),
  ];
  return { document, lineCounter, complaints };
}

/** The first document of a text, and where a second one starts that should not be there. */
function compose(tokens: readonly CST.Token[], end: number) {
  const composer = new Composer({ uniqueKeys: false, prettyErrors: false });
  const [document, second] = composer.compose(tokens, true, end);
  if (document === undefined) throw new Error('Even an empty text is a document of YAML.');
  return { document, second: second?.range[0] };
}
