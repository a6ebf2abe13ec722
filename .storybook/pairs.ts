import axe from 'axe-core';
import * as z from 'zod/mini';
import { shapes, texts } from '#brands/pairs.ts';
import { roles, toPropertyName } from '#src/ui/theme/theme.ts';

/** A colour for each role that no other role has: what is painted then says where it comes from. */
const markers = roles.map((role, index) => ({ role, hex: `#${(0x102030 + index * 0x0b0907).toString(16)}` }));

const roleOf = (hex: string): string => markers.find((marker) => marker.hex === hex)?.role ?? hex;

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));

const ends = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity;

/** Brings what is appearing to its end: axe would read colours half way. */
export const settle = () => {
  for (const animation of document.getAnimations().filter(ends)) animation.finish();
};

/** What axe finds of a text whose two colours it could read. */
const measureSchema = z.object({
  fgColor: z.string(),
  bgColor: z.string(),
  expectedContrastRatio: z.string(),
});

const isReadable = (front: string, back: string, isLarge: boolean): boolean =>
  [...texts, ...(isLarge ? shapes : [])].some(([one, other]) => one === front && other === back);

/**
 * The texts of the page, as it now is, in a pair of colours that brands do not promise to be readable: `contrast.test.ts`
 * proves those that they do, in every brand, light and dark.
 */
export const unreadableTexts = async (): Promise<string[]> => {
  const { style } = document.documentElement;
  for (const { role, hex } of markers) style.setProperty(toPropertyName(role), hex);
  await painted();
  settle();
  const { passes, violations, incomplete } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  const nodes = [...passes, ...violations, ...incomplete].flatMap((result) => result.nodes);
  return nodes.flatMap(({ any: [check], html }) => {
    const { data } = measureSchema.safeParse(check?.data);
    if (!data) return [];
    const [front, back] = [roleOf(data.fgColor), roleOf(data.bgColor)];
    return isReadable(front, back, data.expectedContrastRatio === '3:1')
      ? []
      : [`${front} on ${back}: ${html}`];
  });
};
