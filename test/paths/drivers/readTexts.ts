/** What interrupts or informs, titles, sentences, and what a form reproaches a field. */
const read = [
  'h1, h2, h3, h4, h5, h6',
  'p',
  '[role="alert"]',
  '[role="status"]',
  '[slot="errorMessage"]',
].join();

/**
 * What is pressed, or compared line by line; what stands in a mount for something else; what is only said when the typing
 * pauses, of what is shown already.
 */
const apart =
  'button:not([role="alert"] li *), [role="button"], table, option, [data-stand-in], [data-live-announcer]';

/** A link of its own is a way to go on; in a sentence, it is of the sentence. */
const isAlone = (link: Element | null) => link !== null && !link.closest('p, h1, h2, h3, h4, h5, h6');

const inline = 'a, abbr, b, button, em, span, strong, time';

/** The element whose line a text is on. */
const lineOf = (element: Element): Element => {
  let line = element;
  while (line.matches(inline) && !line.matches(read) && line.parentElement) line = line.parentElement;
  return line;
};

/** A text as it is read: without what HTML makes nothing of, with the spaces of French typography. */
export const asRead = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').trim();

/**
 * What can be read on a page that is said to whoever reads it: its titles, its sentences, what is announced, what is
 * wrong with a field; each once, line by line. What is typed, chosen, listed or drawn is left out.
 * @param gone the view of a flow that has ended: the portal shows it no more, nor the dialogs over it.
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
