import { beforeAll, describe, expect, it } from 'vitest';
import { explore } from '#src/kit/explore/explore.ts';
import { sampleModel } from '#src/kit/fixtures/sampleFlow.ts';
import { findPaths } from '#src/kit/paths/paths.ts';
import { dressPage } from '../../dressPage.ts';
import { sampleProof } from './sampleFlow.tsx';
import { walkView } from './view.tsx';

const paths = findPaths(explore(sampleModel), 'branches+refused');

const listProblems = async (proof: ReturnType<typeof sampleProof>) => {
  const problems: string[] = [];
  for (const path of paths) problems.push(...(await walkView(proof, path)).problems);
  return problems.join('\n');
};

beforeAll(() => dressPage());

describe('walkView', () => {
  it('reports no problem for a view that shows the state of its chart', async () => {
    expect(await listProblems(sampleProof())).toBe('');
  });

  it.each([
    ['no close button', 'no button named Fermer'],
    ['renamed field', 'no textbox named Texte'],
    ['sent empty text', /letter\.sent \(vide\): name: expected "writing", got "posting"/],
    ['pale text', '#dddddd on #ffffff: <p'],
    ['checkbox without a name', 'axe label: <input type="checkbox"'],
    ['missing description', 'aria-describedby="nowhere" points to no element: <button'],
    ['nested live region', 'A live region is inside another one: <p role="status"'],
    ['wide line', 'scrolls the page sideways'],
    ['truncated text', '<p> « Brouillon en cours » is cut off'],
    ['wrong data-state', 'data-state: expected posting, got writing'],
  ] as const)('reports the fault of a view: %s', async (fault, message) => {
    expect(await listProblems(sampleProof(fault))).toMatch(message);
  });

  it('returns the texts of the screen at each step, but none after a final state', async () => {
    const read: string[][] = [];
    for (const path of paths) {
      const { texts } = await walkView(sampleProof(), path);
      expect(texts.at(-1)).toEqual([]);
      read.push(...texts);
    }
    expect([...new Set(read.map(String))].sort()).toEqual(['', 'Lire', 'Écrire', 'Écrire,Lettre revenue']);
  });

  it('reports a missing heading of the screen', async () => {
    const proof = sampleProof();
    const writing = () => ({ visible: [{ role: 'heading', name: 'Rédiger' }] });
    const states = { ...proof.states, writing };
    expect(await listProblems({ ...proof, states })).toMatch('no heading Rédiger');
  });
});
