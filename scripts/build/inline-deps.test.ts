import { expect, it } from 'vitest';
import { inlineDeps } from './inline-deps.ts';

const TABLE =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["a.js","b.js"])))=>i.map(i=>d[i]);\n\n';

it('names files where they are imported', () => {
  const script = `${TABLE}load(()=>import("a"),__vite__mapDeps([0]));load(()=>import("b"),__vite__mapDeps([1,0]));`;
  expect(inlineDeps(script)).toBe(
    'load(()=>import("a"),["a.js"]);load(()=>import("b"),["b.js","a.js"]);',
  );
});

it('leaves a script without a table as it is', () => {
  expect(inlineDeps('load(()=>import("a"),[])')).toBe('load(()=>import("a"),[])');
});
