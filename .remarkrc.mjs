import { join } from 'node:path';
import remarkGfm from 'remark-gfm';
import { tsImport } from 'tsx/esm/api';

// Read by the remark extension of Visual Studio Code (unifiedjs.vscode-remark) for Markdown files.
const { validateWhileWriting } = await tsImport('./scripts/content/validate-while-writing.ts', {
  parentURL: import.meta.url,
});

export default {
  plugins: [
    // The same Markdown as the pages have.
    [remarkGfm, { singleTilde: false }],
    [validateWhileWriting, { content: join(import.meta.dirname, 'content') }],
  ],
};
