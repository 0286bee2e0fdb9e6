import { Island } from '../island/Island.tsx';

/** Looks at the path that was asked for, and shows what fits it better than Page Not Found. */
export function UnknownPaths() {
  return <Island name="NotFound" props={{}} />;
}
