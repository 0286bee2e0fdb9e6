import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { expect, it } from 'vitest';

/** Which rooms each room may import from (docs/architecture.md); its own files always. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  model: [],
  admin: ['model'],
  islands: ['model'],
  components: ['model', 'islands'],
  styles: ['components'],
  pages: ['model', 'components'],
  renderer: ['model', 'components', 'islands', 'styles'],
  scripts: ['model'],
};

const ROOMS = Object.keys(MAY_IMPORT);

function imports(room: string): { file: string; target: string }[] {
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = join(room, name);
      const sources = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
      return [...sources].map((match) => ({
        file,
        target: normalize(join(dirname(file), match[1] ?? '')),
      }));
    });
}

it.each(ROOMS.filter((room) => readdirSync('.').includes(room)))(
  '%s imports only where arrows lead',
  (room) => {
    const allowed = [room, ...(MAY_IMPORT[room] ?? [])];
    const wrong = imports(room).filter(
      ({ target }) => !allowed.includes(target.split(sep)[0] ?? ''),
    );
    expect(wrong).toEqual([]);
  },
);

it('keeps Node out of everything that can reach a browser', () => {
  for (const room of ['model', 'components', 'islands']) {
    if (!readdirSync('.').includes(room)) continue;
    for (const name of readdirSync(room, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name)) continue;
      expect(readFileSync(join(room, name), 'utf8')).not.toMatch(/from 'node:/);
    }
  }
});
