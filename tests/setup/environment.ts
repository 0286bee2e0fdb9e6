/** What tests get from this machine; settings of the product that are set here must not reach them. */
const KEPT =
  /^(PATH|HOME|TMPDIR|TZ|LANG|LC_\w+|CI|NODE\w*|VITEST\w*|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/;

for (const name of Object.keys(process.env)) {
  if (!KEPT.test(name)) delete process.env[name];
}
