import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandRoot } from '../../islands/IslandRoot.tsx';
import { ISLANDS, type IslandName, type IslandProps } from '../../islands/registry.ts';

interface Props<Name extends IslandName> {
  name: Name;
  /** What the island gets, and all that it gets: plain values that JSON can carry. */
  props: IslandProps[Name];
  className?: string;
  /** What stands in its place without script, and when its script cannot be loaded. */
  fallback?: ReactNode;
}

/** Renders an island on the server, in an element that the loader hydrates in the browser. */
export function Island<Name extends IslandName>({ name, props, className, fallback }: Props<Name>) {
  const { Component, when, prefetch, given } = ISLANDS[name];
  // Not a part of the page's own markup: React finds its way only in markup that it wrote whole.
  const html = renderToString(
    <IslandRoot>
      <Component {...props} />
    </IslandRoot>,
    { identifierPrefix: name },
  );
  return (
    <>
      <div
        className={className}
        data-island={name}
        data-when={when}
        data-prefetch={prefetch}
        data-given={given}
        data-props={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React some lines above
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {fallback && <div className="fallback">{fallback}</div>}
    </>
  );
}
