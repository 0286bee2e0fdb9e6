import { escapeHtml } from '../../model/text.ts';

/**
 * A copy of a template with a name in the place of its placeholder. The name may be anything that
 * stands in an address, so it is only ever a text: in texts and attributes as it is, encoded in
 * addresses, escaped where an attribute holds HTML.
 */
export function fillTemplate(
  template: HTMLTemplateElement,
  placeholder: string,
  name: string,
): DocumentFragment {
  const copy = document.importNode(template.content, true);
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element) fillAttributes(node, placeholder, name);
    else if (node.nodeValue?.includes(placeholder)) {
      // As a function: in a replacement that is a string, "$&" would stand for what it replaces.
      node.nodeValue = node.nodeValue.replaceAll(placeholder, () => name);
    }
  }
  return copy;
}

function fillAttributes(element: Element, placeholder: string, name: string) {
  for (const attribute of element.attributes) {
    const text = attribute.name === 'srcdoc' ? escapeHtml(name) : name;
    const filled = attribute.value
      .replaceAll(placeholder, () => text)
      .replaceAll(inQuery(placeholder), () => inQuery(name));
    if (filled !== attribute.value) element.setAttribute(attribute.name, filled);
  }
}

/** A text as it stands in the query of an address. */
function inQuery(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1);
}
