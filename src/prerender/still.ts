/** Each button that is not disabled by itself. */
const enabled = /<button\b(?![^>]* disabled="")/g;

/**
 * As HTML of a page that no machine is behind yet: its flows are not marked as those that answer, and its buttons are disabled,
 * so that the browser sends no form by itself. What React has the browser fetch first is of no brand, and left out.
 */
export const still = (html: string): string =>
  html
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/ data-(flow|state)="/g, ' data-painted-$1="')
    .replace(enabled, '<button disabled="" data-painted-disabled=""');

/** A shape in the place of a control, with its look, and about as long as its words. */
const toShape = (control: string): string => {
  const [look = ''] = / class="[^"]*"/.exec(control) ?? [];
  const { length } = control.replace(/<[^>]*>/g, '').trim();
  return `<span${look} data-shape="" aria-hidden="true">${'\u00a0'.repeat(Math.min(2 * length, 60))}</span>`;
};

const controls = /<(button|a|select|textarea)\b[^>]*>.*?<\/\1>|<input\b[^>]*>/gs;

/** A heading whose only content is a control, which it would be empty without. */
const headingOfControl = /<h([2-6])\b[^>]*>(<button\b[^>]*>(?:(?!<\/button>).)*<\/button>)<\/h\1>/gs;

/**
 * A page whose session is not open yet: its content keeps its words and the shapes of its controls. Nothing in it can be done,
 * since it is not known what its user may do.
 */
export const withoutControls = (html: string): string =>
  html.replace(/<main\b.*<\/main>/s, (main) =>
    main
      .replace(headingOfControl, (_, __, control: string) => toShape(control))
      .replace(controls, (control) =>
        /^<input[^>]* type="(?:radio|checkbox|hidden|file)"/.test(control) ? '' : toShape(control),
      ),
  );
