import { beforeAll, describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { explore } from '#src/kit/explore/explore.ts';
import { type ReadPath, readRecordings, recordScreens, withRecordings } from '#src/kit/narration/screens.ts';
import { findTestPaths, testCriteria } from '#src/kit/narration/storyPaths.ts';
import { findPaths, measureCoverage } from '#src/kit/paths/paths.ts';
import { dressPage } from '../dressPage.ts';
import { walkView } from '../paths/drivers/view.tsx';
import { translatePage } from '../translatePage.ts';
import { onProof } from './defineProof.ts';
import { readSpoken } from './spoken/readSpoken.ts';

const criterion = testCriteria.find((name) => name === import.meta.env.PATHS_CRITERION) ?? 'screens';

const readBook = (id: string): Promise<string> =>
  commands.readFile((expect.getState().testPath ?? '').replace(/[^/]+$/, `${id}.md`)).catch(() => '');

beforeAll(() => dressPage());

onProof((proof) => {
  const { id } = proof.model.machine;
  // Keeps the order, because the last two tests check the paths of the other tests.
  describe(`the view of ${id}`, { shuffle: false }, () => {
    const exploration = explore(proof.model);
    const paths = findTestPaths(exploration, criterion);
    const taken: string[] = [];
    const read: ReadPath[] = [];

    for (const path of paths)
      it(`${id} ${path.id}`, async () => {
        const walked = await walkView(proof, path);
        // `fail` instead of `toEqual([])`, which would cut long texts.
        if (walked.problems.length) expect.fail(walked.problems.join('\n'));
        taken.push(...walked.branches);
        read.push(walked);
      });

    it(`shows the same texts and typed values of ${id} on a page translated by the browser`, async () => {
      translatePage();
      const problems: string[] = [];
      for (const path of findPaths(exploration, 'branches+refused'))
        problems.push(...(await walkView(proof, path)).problems.map((problem) => `${path.id} ${problem}`));
      document.dispatchEvent(new Event('untranslated'));
      expect(problems).toEqual([]);
    });

    // Skips the coverage and the book in Firefox and WebKit.
    if (import.meta.env.PATHS_ENGINE) return;

    it(`takes every declared branch of ${id}`, () => {
      expect(measureCoverage(exploration, taken).missing.map(({ branch }) => branch.id)).toEqual([]);
    });

    it(`shows and speaks the texts of the book of ${id}, else: npm run walks -- ${id}.proof -u`, async () => {
      const book = await readBook(id);
      // True for the only criterion whose paths show exactly the texts of the book.
      const isWhole = criterion === 'screens';
      if (isWhole) expect(read).toHaveLength(paths.length);
      const screens = isWhole ? recordScreens(exploration, read) : readRecordings(book).screens;
      const spoken = await readSpoken(proof, exploration);
      await expect(withRecordings(book, { screens, spoken })).toMatchFileSnapshot(`./${id}.md`);
    });
  });
});
