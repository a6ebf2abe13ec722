/** Each tag of these names that is not disabled by itself. */
const enabled = (names: string) => new RegExp(`<(${names})\\b(?![^>]* disabled="")`, 'g');

const disable = (html: string, names: string): string =>
  html.replace(enabled(names), '<$1 disabled="" data-painted-disabled=""');

/**
 * As HTML of a page that no machine is behind yet: its flows are not marked as those that answer, and its buttons are disabled,
 * so that the browser sends no form by itself. What React has the browser fetch first is of no brand, and left out.
 */
export const still = (html: string): string =>
  disable(
    html.replace(/<link rel="preload"[^>]*>/g, '').replace(/ data-(flow|state)="/g, ' data-painted-$1="'),
    'button',
  );

/** A page that another takes the place of: what is typed in it would be lost, and its fields are disabled too. */
export const stillWithoutFields = (html: string): string => disable(still(html), 'input|select|textarea');
