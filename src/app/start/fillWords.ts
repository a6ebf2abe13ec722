import { formatPhone } from '#machines/domain/format/phone.ts';

/** In the place of a neutral word, the brand's own. */
export type Word = readonly [neutral: string, own: string];

const attributes = ['aria-label', 'href', 'data-src'] as const;

/** Puts the words of the brand in the place of the neutral ones, in the texts and the attributes of a painted page; numbers spaced, but in links. */
export const fillWords = (root: Element, words: readonly Word[]): void => {
  const filled = (text: string, write = formatPhone) =>
    words.reduce((value, [neutral, own]) => value.replaceAll(neutral, () => write(own)), text);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const own = filled(node.nodeValue ?? '');
    if (own !== node.nodeValue) node.nodeValue = own;
  }
  for (const element of root.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
    for (const name of attributes) {
      const value = element.getAttribute(name);
      const own = filled(value ?? '', name === 'href' ? String : formatPhone);
      if (value !== null && own !== value) element.setAttribute(name, own);
    }
};

/** Shows the images that the HTML held back, once they are the brand's. */
export const showImages = (root: Element): void => {
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    image.src = image.dataset.src ?? '';
    delete image.dataset.src;
  }
};

/** Gives back to what the portal is about to take over the styles that the HTML could not hold (`src/prerender`). */
export const restoreStyles = (root: Element): void => {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]:not([data-painted] *)')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
};
