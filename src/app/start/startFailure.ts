const late = () => document.getElementById('late');

/**
 * Shows at once what the page holds for a portal that does not come (`index.html`), whether its code is missing or its brand
 * (docs/rules.md#error-screens).
 */
export const showStartFailure = (): void => {
  document.documentElement.setAttribute('data-failed', '');
  document.title = `${late()?.querySelector('h2')?.textContent ?? ''} – ${document.title}`;
};

/** The portal has come: what the page held for a browser or a network that lets none come goes. */
export const forgetStartFailure = (): void => {
  late()?.remove();
  document.getElementById('outdated')?.remove();
};
