import { expect, it } from 'vitest';
import type { Diagnostic } from './content/diagnostic.ts';
import { githubReport, textReport } from './report.ts';

const warning: Diagnostic = {
  severity: 'warning',
  file: 'content/a,b:c.md',
  line: 1,
  column: 1,
  message: 'is 100%\nodd',
};
const error: Diagnostic = {
  severity: 'error',
  file: 'content/z.md',
  line: 2,
  column: 7,
  length: 5,
  field: 'name',
  message: 'must be shorter',
};
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
  const report = textReport({ diagnostics: [{ ...error, column: 301, length: 4 }], texts: long });
  const [, line = '', carets = ''] = report.split('\n');
  expect(line.length).toBeLessThan(120);
  expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('HERE');
});
