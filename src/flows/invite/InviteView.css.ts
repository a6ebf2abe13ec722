import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text, weight } from '../../ui/tokens.ts';

/** Its place is kept while there is nothing to say. */
export const status = style({
  ...text.s,
  minHeight: text.s.lineHeight,
  marginBottom: space.xs,
  color: colour.inkSoft,
});

export const people = style({ display: 'grid', borderBlock: `1px solid ${colour.line}` });

export const person = style({
  display: 'grid',
  paddingBlock: space.s,
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});

export const email = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });

export const role = style({ display: 'flex', alignItems: 'center', color: colour.inkSoft });

export const done = style({ display: 'grid', gap: space.l });

export const invited = style({ display: 'grid', gap: space.xxs, overflowWrap: 'anywhere' });
