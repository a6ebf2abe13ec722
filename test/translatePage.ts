/**
 * Translates a page as Chrome does: replaces each text, even one added later, with `<font><font>`, until the
 * event `untranslated`. Uses nothing outside its body, because Playwright runs its source text in the page.
 */
export const translatePage = (isReworded = false): void => {
  if ('isTranslated' in window) return;
  Object.assign(window, { isTranslated: true });
  const translated = new WeakSet<Node>();
  const isLeftAlone = (text: Text) =>
    !text.data.trim() ||
    translated.has(text) ||
    !text.parentElement ||
    text.parentElement.closest('script, style, noscript, textarea, title, .notranslate') !== null;

  const translate = (text: Text) => {
    if (isLeftAlone(text)) return;
    const words = document.createTextNode(isReworded ? `${text.data} (en)` : text.data);
    translated.add(words);
    const inner = document.createElement('font');
    inner.append(words);
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (root: Node) => {
    if (root instanceof Text) return translate(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  };

  translateIn(document);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'characterData') translateIn(target);
      else for (const node of addedNodes) translateIn(node);
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  const end = () => {
    observer.disconnect();
    Reflect.deleteProperty(window, 'isTranslated');
  };
  document.addEventListener('untranslated', end, { once: true });
};
