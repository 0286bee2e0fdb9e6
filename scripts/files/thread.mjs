import { register } from 'tsx/esm/api';

// A thread knows TypeScript only once tsx is registered in it, before the first file in it is imported.
register();
await import('./thread.ts');
