import { beforeAll, describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import type { AnyStateMachine } from 'xstate';
import { loadBrand } from '#brands/load.ts';
import type { Model } from '#machines/setup/defineModel.ts';
import { explore } from '#src/kit/explore/explore.ts';
import { type ReadPath, readRecordings, recordScreens, withRecordings } from '#src/kit/narration/screens.ts';
import { measureCoverage } from '#src/kit/paths/coverage.ts';
import { criteria, findPaths } from '#src/kit/paths/paths.ts';
import { applyTheme } from '#src/ui/theme/theme.ts';
import { walkView } from '../paths/drivers/view.tsx';
import { translatePage } from '../translatePage.ts';
import { type Described, defineWalk } from './defineWalk.ts';
import { readSpoken } from './spoken/readSpoken.ts';
import '#src/ui/theme/global.css.ts';

const criterion = criteria.find((name) => name === import.meta.env.PATHS_CRITERION) ?? 'everything';

/** The book beside the walk; an empty text for a flow without one. */
const readBook = (): Promise<string> =>
  commands.readFile(expect.getState().testPath?.replace(/walk\.tsx$/, 'md') ?? '').catch(() => '');

/** Describes how a person uses a flow's view, as `defineWalk` does, and walks every path of the flow on it. */
export const testWalk = <M extends AnyStateMachine, I, C, O>(
  model: Model<M, I, C, O>,
  described: Described<M>,
): void => {
  const table = defineWalk(model, described);

  beforeAll(async () => {
    document.documentElement.lang = 'fr';
    document.title = 'Parcours';
    applyTheme(await loadBrand('ponant'), 'light');
  });

  describe('the view', () => {
    const { id } = table.model.machine;
    const exploration = explore(table.model);
    const paths = findPaths(exploration, criterion);
    const taken: string[] = [];
    const read: ReadPath[] = [];

    for (const path of paths)
      it(`${id} ${path.id}`, async () => {
        const walked = await walkView(table, path);
        expect(walked.problems).toEqual([]);
        taken.push(...walked.branches);
        read.push(walked);
      });

    it(`${id} takes every declared branch`, () => {
      expect(measureCoverage(exploration, taken).missing.map(({ branch }) => branch.id)).toEqual([]);
    });

    it(`${id} shows and keeps the same in a page that the browser translates`, async () => {
      translatePage();
      const problems: string[] = [];
      for (const path of findPaths(exploration, 'branches+refused'))
        problems.push(...(await walkView(table, path)).problems.map((problem) => `${path.id} ${problem}`));
      document.dispatchEvent(new Event('untranslated'));
      expect(problems).toEqual([]);
    });

    it(`${id} shows and speaks the texts of its book, else: npm run walks -- ${id}.walk -u`, async () => {
      const book = await readBook();
      // A criterion of fewer paths reads less than the book records.
      const isWhole = criterion === 'everything';
      if (isWhole) expect(read).toHaveLength(paths.length);
      const screens = isWhole ? recordScreens(exploration, read) : readRecordings(book).screens;
      const spoken = await readSpoken(table, exploration);
      await expect(withRecordings(book, { screens, spoken })).toMatchFileSnapshot(`./${id}.md`);
    });
  });
};
