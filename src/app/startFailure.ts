/**
 * Shows at once what the page holds for a portal that does not come (`index.html`), whether its code is missing or its brand
 * (docs/rules.md#error-screens).
 */
export const showStartFailure = (root: HTMLElement): void => {
  root.querySelector('.late')?.classList.add('failed');
  document.title = `${root.querySelector('h1')?.textContent ?? ''} – ${document.title}`;
};
