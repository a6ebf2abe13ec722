import { style } from '@vanilla-extract/css';
import { space } from '../../ui/theme/tokens.ts';

/** A form reads better in one narrow column. */
export const column = style({ display: 'grid', gap: space.xl, maxWidth: '640px' });
