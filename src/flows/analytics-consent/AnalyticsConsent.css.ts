import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { barHeight, footHeight, media, safeArea, space, text, weight, width } from '../../ui/theme/tokens.ts';

export const foot = style({
  '@media': {
    print: { display: 'none' },
    [media.tall]: { position: 'sticky', zIndex: 5, bottom: mix.stickyFoot(barHeight) },
  },
});

export const banner = style({
  ...mix.line(`${space.s} ${space.xl}`),
  justifyContent: 'center',
  padding: `${space.s} ${space.m} calc(${space.s} + ${safeArea})`,
  color: colour.ink,
  backgroundColor: colour.paper,
  borderTop: `1px solid ${colour.lineStrong}`,
  '@media': { [media.tall]: { maxHeight: `max(60vh, -1 * ${mix.footRoom})`, overflowY: 'auto' } },
});

export const words = style({ ...text.s, flex: '100 1 20rem', maxWidth: width.text });

export const title = style({ ...text.m, fontWeight: weight.semibold });

export const answers = style({
  position: 'sticky',
  bottom: 0,
  ...mix.rows(space.s),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  flex: '1 1 17rem',
  maxWidth: '21rem',
  backgroundColor: colour.paper,
});

// `:where` has no specificity, so the scroll padding of another fixed element has priority.
globalStyle(`:where(html:has(${banner}))`, {
  '@media': { [media.tall]: { scrollPaddingBottom: `calc(${footHeight} + ${space.m})` } },
});
// The banner is always visible, so the page must not scroll when a control of the banner takes the focus.
globalStyle(`${banner} *`, { '@media': { [media.tall]: { scrollMarginBottom: mix.footMargin } } });

export const setting = style({ display: 'grid', gap: space.s, justifyItems: 'start' });

export const choice = style({ fontWeight: weight.semibold });

export const settingAnswers = style({ ...mix.wrapped(space.s), margin: 0, padding: 0, border: 'none' });
