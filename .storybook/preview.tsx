import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { brandCodes, loadBrand } from '#brands/load.ts';
import { applyTheme } from '#src/ui/theme/theme.ts';
import { finishAnimations, structureProblems, unreadableTexts } from '../test/paths/drivers/pageProblems.ts';
import '#src/ui/theme/global.css.ts';

// Long timeout: stories load code on demand, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const isTest = import.meta.env.MODE === 'test';

const preview: Preview = {
  initialGlobals: { brand: 'ponant', appearance: 'light' },
  globalTypes: {
    brand: { toolbar: { title: 'Brand', icon: 'paintbrush', items: brandCodes, dynamicTitle: true } },
    appearance: { toolbar: { title: 'Appearance', icon: 'contrast', items: ['system', 'light', 'dark'] } },
  },
  // Storybook cannot display a control for an actor, because an actor is a circular object.
  argTypes: { actor: { type: { name: 'other', value: 'actor' }, table: { disable: true } } },
  parameters: {
    // Disabled: the walks of the flows check the contrasts in every brand (pageProblems.ts).
    a11y: { test: 'error', options: { rules: { 'color-contrast': { enabled: !isTest } } } },
    layout: 'padded',
  },
  beforeEach: async ({ globals }) => {
    document.documentElement.lang = 'fr';
    applyTheme(await loadBrand(globals.brand), globals.appearance);
  },
  afterEach: async () => {
    if (!isTest) return;
    await finishAnimations();
    const problems = [...(await unreadableTexts()), ...structureProblems()];
    if (problems.length > 0) throw new Error(problems.join('\n'));
  },
};

export default preview;
