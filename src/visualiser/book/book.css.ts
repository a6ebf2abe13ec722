import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { space, text } from '../../ui/theme/tokens.ts';

export const book = style({ ...text.s, display: 'grid', gap: space.s });

globalStyle(`${book} table`, { ...text.s, minWidth: '28rem' });
globalStyle(`${book} :is(th, td)`, {
  padding: space.xs,
  textAlign: 'start',
  verticalAlign: 'top',
  borderTop: `1px solid ${colour.line}`,
});
globalStyle(`${book} code`, { fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' });
globalStyle(`${book} :is(h2, h3)`, { marginTop: space.s });
globalStyle(`${book} li`, { paddingBlock: space.xxs });

export const frame = style({ overflowX: 'auto' });
