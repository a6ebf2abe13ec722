import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { text, weight } from './tokens.ts';

globalFontFace('Figtree', {
  src: `url("${figtree}") format("woff2")`,
  fontWeight: '300 900',
  fontDisplay: 'swap',
});

// The device's own sans, stretched to Figtree's measures so that nothing moves when Figtree comes. Ratios of
// advance widths over French text; Figtree's ascent and descent are 0.95 and 0.25 em.
globalFontFace('Figtree fallback', [
  {
    src: 'local("Arial"), local("Liberation Sans"), local("Helvetica Neue")',
    fontWeight: '300 550',
    sizeAdjust: '101.3%',
    ascentOverride: '93.8%',
    descentOverride: '24.7%',
    lineGapOverride: '0%',
  },
  {
    src: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Helvetica Neue Bold")',
    fontWeight: '551 900',
    sizeAdjust: '96%',
    ascentOverride: '99%',
    descentOverride: '26%',
    lineGapOverride: '0%',
  },
]);

// Nothing outgrows the room of its column: a word that is longer breaks.
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
      },
    },
  },
});

globalStyle('body', {
  ...text.m,
  margin: 0,
  minHeight: '100dvh',
  fontFamily: '"Figtree", "Figtree fallback", system-ui, sans-serif',
  fontWeight: weight.regular,
  color: colour.ink,
  backgroundColor: colour.canvas,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure', { margin: 0 });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('h1', { ...text.xxl, fontWeight: weight.bold, textWrap: 'balance' });
globalStyle('h2', { ...text.l, fontWeight: weight.semibold, textWrap: 'balance' });
globalStyle('h3, h4', { ...text.m, fontWeight: weight.semibold });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('table', { borderCollapse: 'collapse', width: '100%' });
globalStyle('[hidden]', { display: 'none' });
globalStyle('[hidden="until-found"]', { display: 'block' });

globalStyle(':focus-visible', { outline: `3px solid ${colour.focus}`, outlineOffset: '2px' });
globalStyle('h1:focus-visible, main:focus-visible', { outline: 'none' });

globalStyle('svg.lucide', { width: '1.25rem', height: '1.25rem', flexShrink: 0 });

// A heading stays with what it names, a line of a list or of a table in one piece.
globalStyle('h1, h2, h3, h4, legend', { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle('p, li, tr, dl > div', { '@media': { print: { breakInside: 'avoid' } } });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
});
