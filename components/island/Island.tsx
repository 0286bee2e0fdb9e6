import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandDefinition } from '../../islands/define.ts';
import { IslandRoot } from '../../islands/IslandRoot.tsx';

interface Props<IslandProps extends object> {
  of: IslandDefinition<IslandProps>;
  /** Its own on the page, where the same island stands twice. */
  id?: string;
  /** What the island gets, and all that it gets: plain values that JSON can carry. */
  props: IslandProps;
  className?: string;
  /** What stands in its place without script, and when its script cannot be loaded. */
  fallback?: ReactNode;
}

/** Renders an island on the server, in an element that the loader hydrates in the browser. */
export function Island<IslandProps extends object>(island: Props<IslandProps>) {
  const { name, when, nowIf, Component } = island.of;
  // Not a part of the page's own markup: React finds its way only in markup that it wrote whole.
  const id = island.id ?? name;
  const html = renderToString(
    <IslandRoot>
      <Component {...island.props} />
    </IslandRoot>,
    { identifierPrefix: id },
  );
  return (
    <>
      <div
        className={island.className}
        data-island={name}
        data-id={id}
        data-when={when}
        data-parameter={nowIf?.parameter}
        data-saved={nowIf?.saved}
        data-props={JSON.stringify(island.props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React one line above
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {island.fallback && <noscript>{island.fallback}</noscript>}
    </>
  );
}
