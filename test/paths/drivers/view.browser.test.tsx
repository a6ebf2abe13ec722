import { beforeAll, describe, expect, it } from 'vitest';
import { explore } from '#src/kit/explore/explore.ts';
import { sampleModel } from '#src/kit/fixtures/sampleFlow.ts';
import { findPaths } from '#src/kit/paths/paths.ts';
import { sampleProof } from './sampleFlow.tsx';
import { walkView } from './view.tsx';

const paths = findPaths(explore(sampleModel), 'branches+refused');

const listProblems = async (proof: ReturnType<typeof sampleProof>) => {
  const problems: string[] = [];
  for (const path of paths) problems.push(...(await walkView(proof, path)).problems);
  return problems.join('\n');
};

beforeAll(() => {
  document.documentElement.lang = 'fr';
  document.title = 'Lettre';
});

describe('walkView', () => {
  it('finds nothing in a view that honours its chart', async () => {
    expect(await listProblems(sampleProof())).toBe('');
  });

  it.each([
    ['no way back', 'no button named Fermer'],
    ['renamed field', 'no textbox named Texte'],
    ['sends what is empty', /letter\.sent \(vide\): name: expected "writing", got "posting"/],
    ['pale text', /axe color-contrast: <p /],
    ['lies about its state', 'data-state: expected posting, got writing'],
  ] as const)('notices a view with %s', async (fault, message) => {
    expect(await listProblems(sampleProof(fault))).toMatch(message);
  });

  it('reads what the screen says at each step, and nothing of a view that has ended', async () => {
    const read: string[][] = [];
    for (const path of paths) {
      const { texts } = await walkView(sampleProof(), path);
      expect(texts.at(-1)).toEqual([]);
      read.push(...texts);
    }
    expect([...new Set(read.map(String))].sort()).toEqual(['', 'Lire', 'Écrire', 'Écrire,Lettre revenue']);
  });

  it('notices a label renamed in the walk, and an item that a state does not show', async () => {
    const proof = sampleProof();
    const writing = () => ({ visible: [{ role: 'heading', name: 'Rédiger' }] });
    expect(await listProblems({ ...proof, states: { ...proof.states, writing } })).toMatch(
      'no heading Rédiger',
    );
  });
});
