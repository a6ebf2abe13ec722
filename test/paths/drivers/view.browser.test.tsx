import { beforeAll, describe, expect, it } from 'vitest';
import { loadBrand } from '#brands/load.ts';
import { explore } from '#src/kit/explore/explore.ts';
import { sampleModel } from '#src/kit/fixtures/sampleFlow.ts';
import { findPaths } from '#src/kit/paths/paths.ts';
import { applyTheme } from '#src/ui/theme/theme.ts';
import { sampleProof } from './sampleFlow.tsx';
import { walkView } from './view.tsx';
import '#src/ui/theme/global.css.ts';

const paths = findPaths(explore(sampleModel), 'branches+refused');

const listProblems = async (proof: ReturnType<typeof sampleProof>) => {
  const problems: string[] = [];
  for (const path of paths) problems.push(...(await walkView(proof, path)).problems);
  return problems.join('\n');
};

beforeAll(async () => {
  document.documentElement.lang = 'fr';
  document.title = 'Lettre';
  applyTheme(await loadBrand('ponant'), 'light');
});

describe('walkView', () => {
  it('reports no problem in a view that follows its chart', async () => {
    expect(await listProblems(sampleProof())).toBe('');
  });

  it.each([
    ['no way back', 'no button named Fermer'],
    ['renamed field', 'no textbox named Texte'],
    ['sends what is empty', /letter\.sent \(vide\): name: expected "writing", got "posting"/],
    ['pale text', '#dddddd on #ffffff: <p'],
    ['box without a name', 'axe label: <input type="checkbox"'],
    ['a description that is nowhere', 'aria-describedby="nowhere" points nowhere: <button'],
    ['a live region in another', 'A live region inside another: <p role="status"'],
    ['a wide line', 'scrolls the page sideways'],
    ['a text that is cut off', '<p> « Brouillon en cours » is cut off'],
    ['lies about its state', 'data-state: expected posting, got writing'],
  ] as const)('reports the fault of a view: %s', async (fault, message) => {
    expect(await listProblems(sampleProof(fault))).toMatch(message);
  });

  it('returns the texts of the screen at each step, and none after the end', async () => {
    const read: string[][] = [];
    for (const path of paths) {
      const { texts } = await walkView(sampleProof(), path);
      expect(texts.at(-1)).toEqual([]);
      read.push(...texts);
    }
    expect([...new Set(read.map(String))].sort()).toEqual(['', 'Lire', 'Écrire', 'Écrire,Lettre revenue']);
  });

  it('reports a heading that the screen lacks', async () => {
    const proof = sampleProof();
    const writing = () => ({ visible: [{ role: 'heading', name: 'Rédiger' }] });
    expect(await listProblems({ ...proof, states: { ...proof.states, writing } })).toMatch(
      'no heading Rédiger',
    );
  });
});
