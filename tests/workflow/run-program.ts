import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a program to its end. @returns what it printed. Throws with what it complained of. */
export async function runProgram(
  program: string,
  args: readonly string[],
  folder: string,
): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}
