import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { neutralBrand } from '#brands/neutral.ts';
import { listProperties } from './theme.ts';
import { media, text, weight } from './tokens.ts';

globalFontFace('Figtree', {
  src: `url("${figtree}") format("woff2")`,
  fontWeight: '300 900',
  fontDisplay: 'swap',
});

type LocalFace = { local: readonly string[]; weights: string; width: number };

/** Stretches a system font to the width of Figtree, with its ascent (0.95 em) and descent (0.25 em). */
const stretched = ({ local, weights, width }: LocalFace) => ({
  src: local.map((name) => `local("${name}")`).join(', '),
  fontWeight: weights,
  sizeAdjust: `${width}%`,
  ascentOverride: `${(9500 / width).toFixed(1)}%`,
  descentOverride: `${(2500 / width).toFixed(1)}%`,
  lineGapOverride: '0%',
});

type LocalFont = {
  regular: readonly string[];
  bold: readonly string[];
  /** Width of Figtree relative to the system font, in percent, measured on sentences and on titles. */
  widths: readonly [regular: number, bold: number];
};

const faces = ({ regular, bold, widths: [normal, heavy] }: LocalFont) =>
  [
    { local: regular, weights: '300 550', width: normal },
    { local: bold, weights: '551 900', width: heavy },
  ].map(stretched);

// System fonts as wide as Figtree, so that no line wraps differently after Figtree has loaded.
globalFontFace(
  'Figtree fallback',
  faces({
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
    widths: [100.1, 95.9],
  }),
);
globalFontFace(
  'Figtree on Android',
  faces({
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    widths: [100.7, 100.5],
  }),
);
globalFontFace(
  'Figtree on Linux',
  faces({ regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'], widths: [88.4, 80.5] }),
);

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: {
    ...Object.fromEntries(listProperties(neutralBrand)),
    '--control-height': '46px',
    '--bar-height': '0px',
  },
  '@media': { [media.mouse]: { vars: { '--control-height': '38px' } } },
});

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', minWidth: 0 });

globalStyle('html', {
  textSizeAdjust: '100%',
  '@media': {
    print: {
      colorScheme: 'light !important',
      vars: {
        [colour.ink]: 'black !important',
        [colour.inkSoft]: 'black !important',
        [colour.canvas]: 'white !important',
        [colour.paper]: 'white !important',
        [colour.focus]: 'transparent !important',
      },
    },
  },
});

const systemFonts = '"Figtree fallback", "Figtree on Android", "Figtree on Linux", system-ui, sans-serif';

globalStyle('body', {
  ...text.m,
  margin: 0,
  minHeight: '100dvh',
  fontFamily: `"Figtree", ${systemFonts}`,
  fontWeight: weight.regular,
  color: colour.ink,
  backgroundColor: colour.canvas,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  '@media': { print: { minHeight: 0 } },
});

// System fonts until Figtree loads: the font waits for the data of the first page (`BrandLink.tsx`).
globalStyle('[data-system-font]:not([data-failed]) body', {
  '@media': { '(scripting: enabled)': { fontFamily: systemFonts } },
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure', { margin: 0 });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('h1', { ...text.xl, fontWeight: weight.semibold, textWrap: 'balance' });
globalStyle('h2', { ...text.l, fontWeight: weight.semibold, textWrap: 'balance' });
globalStyle('b, strong', { fontWeight: weight.semibold });
globalStyle('h3, h4', { ...text.m, fontWeight: weight.semibold });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('table', { borderCollapse: 'collapse', width: '100%' });
globalStyle('[hidden]', { display: 'none' });
globalStyle('[hidden="until-found"]', { display: 'block' });

globalStyle(':focus-visible', { outline: `3px solid ${colour.focus}`, outlineOffset: '2px' });
globalStyle('h1:focus-visible, main:focus-visible', { outline: 'none' });

globalStyle('svg.lucide', { width: '1.25rem', height: '1.25rem', flexShrink: 0 });

globalStyle('h1, h2, h3, h4, legend', { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle('h2, h3, h4, p, li, tr, dl > div', { '@media': { print: { breakInside: 'avoid' } } });

// Keeps a heading with the next lines, because Firefox does not support `break-after: avoid`.
globalStyle(':is(h2, h3, h4)::after', {
  '@media': { print: { content: '', display: 'block', height: '5rem', marginBottom: '-5rem' } },
});

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
});
