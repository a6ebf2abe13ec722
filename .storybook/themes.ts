import axe from 'axe-core';
import { loadBrand } from '#brands/load.ts';
import { representatives } from '#brands/representatives.ts';
import { type Appearance, applyTheme } from '#src/ui/theme.ts';

const appearances: Appearance[] = ['light', 'dark'];

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));

const ends = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity;

/** Brings what is appearing to its end: axe would read colours half way. */
export const settle = () => {
  for (const animation of document.getAnimations().filter(ends)) animation.finish();
};

/** Looks at what is on the page, as it now is, in brands that stand for all, light and dark; gives what cannot be read. */
export const unreadableThemes = async (): Promise<string[]> => {
  const found: string[] = [];
  for (const code of representatives) {
    for (const appearance of appearances) {
      applyTheme(await loadBrand(code), appearance);
      await painted();
      settle();
      const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
      const nodes = violations.flatMap((violation) => violation.nodes);
      found.push(
        ...nodes.map(({ html, failureSummary }) => `${code}, ${appearance}: ${html} ${failureSummary}`),
      );
    }
  }
  return found;
};
