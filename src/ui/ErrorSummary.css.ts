import { style } from '@vanilla-extract/css';
import { radius } from './tokens.ts';

export const item = style({
  minHeight: 28,
  maxWidth: '100%',
  padding: 0,
  border: 0,
  borderRadius: radius.s,
  background: 'none',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});
