import { createServer } from 'node:net';
import { portOf } from '../../scripts/static-server.ts';

/** A port that nothing listens at. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, () => {
      const port = portOf(server);
      server.close(() => resolve(port));
    });
  });
}
