import { useLayoutEffect, useRef } from 'react';
import { NOT_FOUND_SCREEN, type UnknownScreen } from '../../model/not-found.ts';
import { fillTemplate } from './fill-template.ts';

interface Props {
  /** Which of the server's templates to show. */
  of: UnknownScreen;
  /** The name to put in the place of the template's own; only ever a text. */
  name: string;
}

/** Shows a screen that the server rendered as a template, in the place of Page Not Found. */
export function Screen({ of: { template, placeholder }, name }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const source = document.getElementById(template);
    const standing = document.getElementById(NOT_FOUND_SCREEN);
    if (!(source instanceof HTMLTemplateElement) || standing === null) return;
    standing.hidden = true;
    place.current?.replaceChildren(fillTemplate(source, placeholder, name));
    document.title = (source.dataset.title ?? '').replaceAll(placeholder, () => name);
  }, [template, placeholder, name]);
  return <div ref={place} />;
}
