import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an element that the server rendered, with the props that stand in it. Calls back once it
 * answers to clicks and keys, and with an error when it crashes, then or later: what crashed is plain
 * HTML from then on.
 */
export function hydrate<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
  settle: (error?: unknown) => void,
): void {
  const { island, props: text = '{}' } = element.dataset;
  const props: Props = JSON.parse(text);
  // Hosts put hidden fields into forms. React keeps them, but takes the blanks beside them for
  // another page, and would replace the whole form.
  for (const node of [...(element.querySelector('form')?.childNodes ?? [])]) {
    if (node instanceof Text) node.remove();
  }
  const nodes = [...element.childNodes];
  const onUncaughtError = (error: unknown) => {
    // React has emptied the element. Its nodes still hold what the visitor typed.
    element.replaceChildren(...nodes);
    delete element.dataset.island;
    settle(error);
  };
  // An effect that crashes says so within the same task, and comes first.
  const onHydrated = () => queueMicrotask(() => 'island' in element.dataset && settle());
  hydrateRoot(
    element,
    <Hydrated then={onHydrated}>
      <Component {...props} />
    </Hydrated>,
    { identifierPrefix: island, onUncaughtError },
  );
}

function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}
