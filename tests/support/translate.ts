/** Words from pages with their translations, including a spelled-out address. */
const DICTIONARY: Readonly<Record<string, string>> = {
  at: 'arroba',
  Show: 'Mostrar',
  Hide: 'Ocultar',
  Pause: 'Pausar',
  Play: 'Seguir',
  Call: 'Llamar',
  Open: 'Abierto',
  Search: 'Buscar',
  Notary: 'Notario',
  Valley: 'Valle',
  places: 'lugares',
};

/**
 * Imitates Chrome's translator: changes the language, translates texts and attributes word by word
 * except under `translate="no"`, wraps each text in two elements, and does the same to later changes.
 */
export const TRANSLATE_PAGE = `(${translatePage})(${JSON.stringify(DICTIONARY)})`;

/** Runs in a browser, so it can't use anything from outside. */
export function translatePage(dictionary: Readonly<Record<string, string>>): void {
  const ATTRIBUTES = ['title', 'placeholder', 'aria-label', 'alt'];
  const translate = (text: string) => text.replace(/[a-z]+/gi, (word) => dictionary[word] ?? word);
  const isLeftAlone = (element: Element | null) =>
    !element || element.closest('font, script, style, option, textarea, template, [translate=no]');

  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = root; node !== null; node = walker.nextNode()) {
      if (!(node instanceof Text) || node.data.trim() === '') continue;
      if (!isLeftAlone(node.parentElement)) texts.push(node);
    }
    for (const text of texts) {
      const translation = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = translate(text.data);
      translation.append(inner);
      text.replaceWith(translation);
    }

    const named = root instanceof Element ? [root, ...root.querySelectorAll('*')] : [];
    for (const element of named) {
      for (const name of ATTRIBUTES) {
        const value = element.getAttribute(name);
        if (value === null || isLeftAlone(element)) continue;
        if (translate(value) !== value) element.setAttribute(name, translate(value));
      }
    }
  };

  document.documentElement.lang = 'es';
  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translateIn(node);
  }).observe(document.body, { childList: true, subtree: true });
}
