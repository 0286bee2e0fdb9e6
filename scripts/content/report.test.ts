import { expect, it } from 'vitest';
import { Diagnostic } from './diagnostic.ts';
import { githubReport, textReport } from './report.ts';

const warning = new Diagnostic('warning', 'content/a,b:c.md', 'is 100%\nodd', {
  position: { line: 1, column: 1 },
});
const error = new Diagnostic('error', 'content/z.md', 'must be shorter', {
  position: { line: 2, column: 7, length: 5 },
  field: 'name',
});
const diagnostics = [warning, error];
const texts = new Map([['content/z.md', '---\nname: ``` ::error::\n']]);

it('names errors first on GitHub, escapes what would end a command, and quotes files as text', () => {
  expect(githubReport({ diagnostics, texts }, 'token')).toMatchInlineSnapshot(`
    "::error file=content/z.md,line=2,col=7,endColumn=12,title=Please fix this::name: must be shorter
    ::warning file=content/a%2Cb%3Ac.md,line=1,col=1,title=Please look at this::is 100%25%0Aodd
    ::stop-commands::token
    content/a,b:c.md:1:1  warning: is 100%
    odd

    content/z.md:2:7  name: must be shorter
      2 | name: \`\`\` ::error::
        |       ^^^^^

    1 error, 1 warning. Checked 1 file. Fix the errors and run the check again.
    ::token::"
  `);
});

it('has no line that could end a code block', () => {
  expect(textReport({ diagnostics, texts })).not.toMatch(/^ {0,3}```/m);
});

it('cuts long lines around the diagnostic', () => {
  const long = new Map([[error.file, `\n${'x'.repeat(300)}HERE${'y'.repeat(300)}`]]);
  const position = { line: 2, column: 301, length: 4 };
  const atEnd = new Diagnostic('error', error.file, error.reason, { position });
  const report = textReport({ diagnostics: [atEnd], texts: long });
  const [, line = '', carets = ''] = report.split('\n');
  expect(line.length).toBeLessThan(120);
  expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('HERE');
});
