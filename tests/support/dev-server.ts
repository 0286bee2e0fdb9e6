import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from './free-port.ts';

export interface DevServer {
  baseUrl: string;
  close: () => Promise<void>;
}

/** Starts `npm run dev` for a content folder on a free port. */
export async function devServer(contentFolder: string): Promise<DevServer> {
  // Node itself, so that the end of the test ends it; any free port, so that no other answers.
  const server = spawn(process.execPath, [
    ...['--import', 'tsx', 'scripts/dev.ts'],
    ...['--content', contentFolder, '--port', `${await freePort()}`],
  ]);
  const baseUrl = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (data) => {
      output += data;
      // Vite colours its words wherever CI is set.
      const address = /Local:\s+(\S+?)\/?\s/.exec(stripVTControlCharacters(output))?.[1];
      if (address !== undefined) resolve(address);
    });
    server.on('close', () => reject(new Error(output)));
  });
  return {
    baseUrl,
    close: async () => {
      const closed = once(server, 'close');
      server.kill();
      await closed;
    },
  };
}
