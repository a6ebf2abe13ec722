const read = [
  'h1, h2, h3, h4, h5, h6',
  'p',
  '[role="alert"]',
  '[role="status"]',
  '[slot="errorMessage"]',
].join();

/** Excluded elements: buttons, tables, options, stand-ins of a view, and the announcer that repeats visible text. */
const apart =
  'button:not([role="alert"] li *), [role="button"], table, option, [data-stand-in], [data-live-announcer]';

/** True for a link outside a sentence or heading, because such a link is navigation. */
const isAlone = (link: Element | null) => link !== null && !link.closest('p, h1, h2, h3, h4, h5, h6');

const inline = 'a, abbr, b, button, em, span, strong, time';

const lineOf = (element: Element): Element => {
  let line = element;
  while (line.matches(inline) && !line.matches(read) && line.parentElement) line = line.parentElement;
  return line;
};

export const asRead = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').trim();

/**
 * Texts of a page for its reader: headings, sentences, announcements and field errors, each once, line by line.
 * Excludes typed values, choices, lists and drawings.
 * @param gone view of an ended flow, which the portal unmounts with its dialogs.
 */
export const readTexts = (root: Element, gone: Element | null = null): string[] => {
  const lines = new Map<Element, string>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const around = text.parentElement;
    const part = around?.closest(read);
    if (!around || !part?.checkVisibility()) continue;
    if (gone?.contains(around) || (gone && around.closest('[role="dialog"]'))) continue;
    if (around.closest(apart) || isAlone(around.closest('a'))) continue;
    const line = lineOf(around);
    const gap = around !== line && getComputedStyle(around).display !== 'inline' ? ' ' : '';
    lines.set(line, `${lines.get(line) ?? ''}${gap}${text.nodeValue ?? ''}`);
  }
  return [...new Set([...lines.values()].map(asRead).filter((text) => text !== ''))];
};
