import { exitCodeOf, type Main } from './command.ts';

// Runs a command of this folder: "tsx scripts/run.ts check --launch".
const [name, ...args] = process.argv.slice(2);
const command: { main: Main } = await import(`./${name}.ts`);
process.exitCode = await exitCodeOf(command.main, args);
