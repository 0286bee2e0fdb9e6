/**
 * Does to a page what Chrome's translator does: names another language, and puts each text that is not yet
 * in them into two elements of its own. It runs in a browser, so it can use nothing from outside.
 */
export function translatePage(): void {
  document.documentElement.lang = 'es';

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node;
    const isLeftAlone = parentElement?.closest('font, script, style, option, textarea, template');
    if (node instanceof Text && node.data.trim() !== '' && !isLeftAlone) texts.push(node);
  }

  for (const text of texts) {
    const translation = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `${text.data}·`;
    translation.append(inner);
    text.replaceWith(translation);
  }
}
