import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from '../../islands/islands.ts';

interface Props<Own extends object> {
  name: IslandName;
  component: ComponentType<Own>;
  /** What the island gets, and all that it gets: plain values that JSON can carry. */
  props: Own;
  /**
   * When it hydrates: at once, or on interaction (pointer, focus, key); at once too where the address
   * asks for something, or the tab keeps something by its name.
   */
  when: 'load' | 'interaction';
  className?: string;
  /** What stands before it without script, and when its script cannot be loaded. */
  fallback?: ReactNode;
}

/** Renders an island on the server, in an element that the browser hydrates (islands/islands.ts). */
export function Island<Own extends object>(island: Props<Own>) {
  const { name, component: Component, props } = island;
  // Not a part of the page's own markup: React finds its way only in markup that it wrote whole.
  const html = renderToString(<Component {...props} />, { identifierPrefix: name });
  return (
    <>
      {island.fallback && <div className="fallback">{island.fallback}</div>}
      <div
        className={island.className}
        data-island={name}
        data-when={island.when}
        data-props={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React some lines above
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
