import { HOST_OPTION, PORT_OPTION, previewSite } from '../preview/preview-site.ts';
import { OUT_OPTION, readOptions, run } from './command.ts';

/** `npm run preview`: serves what was built last. */
await run(async () => {
  const { out, port, host } = readOptions(
    process.argv.slice(2),
    { out: OUT_OPTION, port: PORT_OPTION, host: HOST_OPTION },
    'npm run preview -- [--out DIR] [--port N] [--host ADDRESS]',
  );
  await previewSite(out, port, host);
});
