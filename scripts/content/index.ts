// What the rest of the project uses of the check: `read.ts` reads from the disk, and `check.ts` with all
// that it needs runs in a browser, too.
export { type CheckResult, checkContent } from './check.ts';
export type { LaunchReport } from './checks/launch.ts';
export type { RawFile } from './raw-file.ts';
export { readContentFolder, readPublicFolder } from './read.ts';
