import { spawn } from 'node:child_process';

export interface CommandResult {
  code: number | null;
  /** What it printed, both streams together. */
  output: string;
}

/** Runs one of the project's commands as a person would: `npm run NAME -- ...`. */
export function npmRun(name: string, ...args: string[]): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    // The test runner's own settings must not reach the command.
    const { NODE_ENV, VITEST, TEST, MODE, DEV, PROD, ...env } = process.env;
    const child = spawn('npm', ['run', '--silent', name, '--', ...args], { env });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.stderr.on('data', (data) => {
      output += data;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
