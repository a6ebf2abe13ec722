import axe, { type AxeResults, type RunOptions } from 'axe-core';
import * as z from 'zod/mini';
import { shapes, texts } from '#brands/pairs.ts';
import { roles, toPropertyName } from '#src/ui/theme/theme.ts';

/** Test colour for each role of the theme (text, background…). Such a colour on the page reveals its role. */
const markers = roles.map((role, index) => ({ role, hex: `#${(0x102030 + index * 0x0b0907).toString(16)}` }));

const roleOf = (hex: string): string => markers.find((marker) => marker.hex === hex)?.role ?? hex;

/** Ends transitions and animations: axe would measure colours between their start and end. */
export const finishAnimations = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  for (const animation of ending) animation.finish();
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
};

const withMarkers = async <Read>(read: () => Promise<Read>): Promise<Read> => {
  const { style } = document.documentElement;
  const properties = markers.map(({ role, hex }) => {
    const name = toPropertyName(role);
    return { name, hex, before: style.getPropertyValue(name) };
  });
  for (const { name, hex } of properties) style.setProperty(name, hex);
  await finishAnimations();
  try {
    return await read();
  } finally {
    for (const { name, before } of properties) style.setProperty(name, before);
    await finishAnimations();
  }
};

const measureSchema = z.object({
  fgColor: z.string(),
  bgColor: z.string(),
  expectedContrastRatio: z.string(),
});

const isReadable = (front: string, back: string, isLarge: boolean): boolean =>
  [...texts, ...(isLarge ? shapes : [])].some(([one, other]) => one === front && other === back);

/** Texts whose pair of colours is not in `brands/pairs.ts`, so that no test checks its contrast. */
const listUnreadable = ({ passes, violations, incomplete }: AxeResults): string[] =>
  [...passes, ...violations, ...incomplete]
    .filter(({ id }) => id === 'color-contrast')
    .flatMap((result) => result.nodes)
    .flatMap(({ any: [check], html }) => {
      const { data } = measureSchema.safeParse(check?.data);
      if (!data) return [];
      const [front, back] = [roleOf(data.fgColor), roleOf(data.bgColor)];
      return isReadable(front, back, data.expectedContrastRatio === '3:1')
        ? []
        : [`${front} on ${back}: ${html}`];
    });

const runAxe = (options: RunOptions) => withMarkers(() => axe.run(document.body, options));

export const unreadableTexts = async (): Promise<string[]> =>
  listUnreadable(await runAxe({ runOnly: ['color-contrast'] }));

export const axeProblems = async (): Promise<string[]> => {
  const results = await runAxe({ rules: { region: { enabled: false } } });
  return [
    ...results.violations
      // Test colours have no real contrast, so `listUnreadable` checks their roles instead.
      .filter(({ id }) => id !== 'color-contrast')
      .map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ...listUnreadable(results),
  ];
};

const idsIn = (element: Element, attribute: string): string[] =>
  element.getAttribute(attribute)?.split(/\s+/).filter(Boolean) ?? [];

const danglingReferences = (): string[] =>
  ['aria-describedby', 'aria-labelledby'].flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)]
      // Excludes hidden steps: screen readers ignore them, and their effects have not run.
      .filter((element) => element.checkVisibility())
      .flatMap((element) =>
        idsIn(element, attribute)
          .filter((id) => !document.getElementById(id))
          .map((id) => `${attribute}="${id}" points to no element: ${element.outerHTML.slice(0, 160)}`),
      ),
  );

const live = ['[role="alert"]', '[role="status"]', '[role="log"]', '[aria-live]']
  .map((region) => `${region}:not([aria-live="off"])`)
  .join(', ');

/** Live regions inside another live region: screen readers announce their content twice. */
const nestedLiveRegions = (): string[] =>
  [...document.querySelectorAll(live)]
    .filter((region) => region.parentElement?.closest(live))
    .map((region) => `A live region is inside another one: ${region.outerHTML.slice(0, 160)}`);

export const structureProblems = (): string[] => [...danglingReferences(), ...nestedLiveRegions()];
