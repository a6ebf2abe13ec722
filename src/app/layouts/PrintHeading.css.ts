import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text, weight } from '../../ui/theme/tokens.ts';

export const heading = style({
  ...text.s,
  display: 'none',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.xxs} ${space.m}`,
  marginBottom: space.l,
  paddingBottom: space.s,
  borderBottom: `1px solid ${colour.line}`,
  // A sheet that has a heading of its own is that of the paper.
  '@media': { print: { selectors: { ':root:not(:has([data-own-heading])) &': { display: 'flex' } } } },
});

/** What is fixed is drawn again on each sheet, by the engines that have no margin boxes too. */
export const foot = style({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      position: 'fixed',
      inset: 'auto 0 0',
      fontSize: '9pt',
      lineHeight: 1.2,
      textAlign: 'center',
    },
  },
});

// Its room, at the end of each sheet that the page is cut into.
globalStyle('body', { '@media': { print: { paddingBottom: '8mm', boxDecorationBreak: 'clone' } } });

export const brand = style({ ...text.m, fontWeight: weight.bold });

export const moment = style({ marginInlineStart: 'auto' });
