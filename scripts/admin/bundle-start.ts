import { join } from 'node:path';
import { build } from 'vite';

/** The script that starts the editor, as one file; it imports the editor itself by its name. */
export async function bundleStart(): Promise<{ fileName: string; code: string }> {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join('admin', 'start.ts'), formats: ['es'] },
      rolldownOptions: {
        external: ['@sveltia/cms'],
        output: { entryFileNames: 'start-[hash].js' },
      },
    },
  });
  const [first] = Array.isArray(made) ? made : [made];
  const file = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (file === undefined) throw new Error('The start of the editor was not bundled.');
  return { fileName: file.fileName, code: file.code };
}
