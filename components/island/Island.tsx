import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from '../../islands/islands.ts';

interface Props<Own extends object> {
  name: IslandName;
  component: ComponentType<Own>;
  /** The island's only input: JSON values. */
  props: Own;
  /**
   * When to hydrate: on load, or on interaction (pointer, focus, key). Also on load if the URL has a
   * search text, or the tab has saved something under its name.
   */
  when: 'load' | 'interaction';
  /** Shown before it without scripts, or if its script can't be loaded. */
  fallback?: ReactNode;
  /** Said after an early press, while its script loads. */
  loading?: string;
  /** Said below it if its script couldn't be loaded. */
  failed?: string | undefined;
}

/** Renders an island into an element that the browser hydrates (islands/islands.ts). */
export function Island<Own extends object>(island: Props<Own>) {
  const { name, component: Component, props } = island;
  // Rendered by itself, because React hydrates only a root that it rendered as a whole.
  const html = renderToString(<Component {...props} />, { identifierPrefix: name });
  return (
    <>
      {island.fallback && <div className="fallback">{island.fallback}</div>}
      <div
        data-island={name}
        data-when={island.when}
        data-props={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React some lines above
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {island.loading && (
        <p role="status" className="island-status">
          <span className="loading">{island.loading}</span>
          {island.failed && <span className="failed">{island.failed}</span>}
        </p>
      )}
    </>
  );
}
