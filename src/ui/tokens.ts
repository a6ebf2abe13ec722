/** Sizes shared by every brand: what a brand changes is in `#brands/contract.css.ts`. */

export const space = {
  xxs: '4px',
  xs: '8px',
  s: '12px',
  m: '16px',
  l: '20px',
  xl: '24px',
  xxl: '36px',
  xxxl: '44px',
} as const;

export const radius = { s: '8px', m: '10px', l: '14px', xl: '18px', round: '999px' } as const;

export const weight = { regular: 400, medium: 560, semibold: 620, bold: 680 } as const;

/** Font size and line height of each step, to spread into a style. */
export const text = {
  s: { fontSize: '0.875rem', lineHeight: '1.25rem' },
  m: { fontSize: '1rem', lineHeight: '1.5rem' },
  l: { fontSize: '1.25rem', lineHeight: '1.75rem' },
  xl: { fontSize: '1.5rem', lineHeight: '2rem', letterSpacing: '-0.01em' },
  xxl: { fontSize: '1.875rem', lineHeight: '2.375rem', letterSpacing: '-0.015em' },
  huge: { fontSize: '2.75rem', lineHeight: '3.25rem', letterSpacing: '-0.02em' },
} as const;

/** What floats, and the veil under a dialog: the same dark over every brand. */
export const shade = {
  veil: 'rgb(8 20 27 / 55%)',
  float: '0 12px 32px rgb(8 20 27 / 20%)',
  modal: '0 24px 64px rgb(8 20 27 / 35%)',
} as const;

export const controlHeight = '46px';

/** Widths of the content and of a comfortable line of text. */
export const width = { content: '1180px', text: '70ch' } as const;

/** Media queries: layouts are for phones first, these widen them. */
export const media = {
  wide: '(min-width: 640px)',
  desktop: '(min-width: 1000px)',
  phone: '(max-width: 639.98px)',
} as const;

export const motion = { quick: '120ms ease-out', slow: '200ms ease-out' } as const;
