import { describe, expect, it } from 'vitest';
import { readChart } from '#src/kit/chart/chart.ts';
import { sampleModel } from '#src/kit/fixtures/sampleFlow.ts';
import { noScreens, type Screens } from '#src/kit/narration/screens.ts';
import type { DescribedFlow } from '#src/kit/narration/story.ts';
import { compareCharts } from '#src/visualiser/versions/compareCharts.ts';
import {
  compareScreens,
  describeMoment,
  hasMoment,
  isMove,
  isUnseen,
} from '#src/visualiser/versions/compareScreens.ts';

const letter: DescribedFlow = { chart: readChart(sampleModel.machine), model: sampleModel };

const screens: Screens = {
  opening: { 'une autrice': ['Votre lettre', 'Écrivez.'] },
  moves: {
    writing: { 'letter.sent (écrite)': { '0 2': ['Envoi en cours'], '4': ['Nouvel envoi'] } },
    posting: { 'post ✗ grève des postes': { '1': ['Rien ne part.', 'Réessayez demain.'] } },
  },
};

const withMoves = (moves: Screens['moves']): Screens => ({
  ...screens,
  moves: { ...screens.moves, ...moves },
});

describe('the screens of two versions', () => {
  it('finds equal screens with the same texts, even if states are renumbered', () => {
    expect(compareScreens(screens, screens)).toEqual([]);
    const renumbered = withMoves({
      writing: { 'letter.sent (écrite)': { '1 3': ['Envoi en cours'], '7': ['Nouvel envoi'] } },
    });
    expect(compareScreens(screens, renumbered)).toEqual([]);
  });

  it('lists the texts that only one version of a screen has', () => {
    const now: Screens = {
      opening: { 'une autrice': ['Votre courrier', 'Écrivez.'] },
      moves: {
        ...screens.moves,
        posting: { 'post ✗ grève des postes': { '1': ['Rien ne part.', 'Réessayez lundi.'] } },
      },
    };
    expect(compareScreens(screens, now)).toEqual([
      {
        id: 'opening une autrice',
        when: { kind: 'opening', input: 'une autrice' },
        before: ['Votre lettre'],
        after: ['Votre courrier'],
        moved: [],
      },
      {
        id: 'posting post ✗ grève des postes 0',
        when: { kind: 'move', state: 'posting', move: 'post ✗ grève des postes', places: [1] },
        before: ['Réessayez demain.'],
        after: ['Réessayez lundi.'],
        moved: [],
      },
    ]);
  });

  it('finds a difference if a state of the same number has the text of another state', () => {
    const now = withMoves({
      writing: { 'letter.sent (écrite)': { '0': ['Envoi en cours'], '2 4': ['Nouvel envoi'] } },
    });
    expect(compareScreens(screens, now)).toMatchObject([
      { when: { places: [2] }, before: ['Envoi en cours'], after: ['Nouvel envoi'] },
    ]);
  });

  it('lists the texts that only moved to another moment last', () => {
    const earlier: Screens = {
      opening: { 'une autrice': ['Votre lettre', 'Écrivez.', 'Réessayez demain.'] },
      moves: { ...screens.moves, posting: { 'post ✗ grève des postes': { '1': ['Rien ne part.'] } } },
    };
    expect(compareScreens(screens, earlier)).toMatchObject([
      { when: { kind: 'opening' }, after: ['Réessayez demain.'], moved: [] },
      { when: { state: 'posting' }, before: ['Réessayez demain.'], moved: ['Réessayez demain.'] },
    ]);
    const again = compareScreens(earlier, screens);
    expect(again.map(({ when }) => when.kind)).toEqual(['move', 'opening']);
    expect(again.map(isMove)).toEqual([false, true]);
  });

  it('finds screens that differ by order, by additions and by removals', () => {
    const turned = withMoves({
      posting: { 'post ✗ grève des postes': { '1': ['Réessayez demain.', 'Rien ne part.'] } },
    });
    expect(compareScreens(screens, turned)).toMatchObject([
      { before: ['Rien ne part.', 'Réessayez demain.'], after: ['Réessayez demain.', 'Rien ne part.'] },
    ]);
    expect(compareScreens(noScreens, screens)).toHaveLength(4);
    expect(compareScreens(screens, noScreens).map(({ after }) => after)).toEqual([[], [], [], []]);
  });
});

describe('a moment', () => {
  it('describes a moment by the state of the customer and by the event', () => {
    const say = (state: string, move: string) =>
      describeMoment(letter, { kind: 'move', state, move, places: [] }).replaceAll('\u00a0', ' ');
    expect(say('posting', 'post ✗ grève des postes')).toBe(
      'Dans « la lettre est en route », quand le port de la lettre échoue : grève des postes',
    );
    expect(say('writing', 'letter.sent (écrite)')).toBe(
      'Dans « la lettre est écrite », quand la lettre est envoyée (écrite)',
    );
    expect(say('writing', '5000 ms')).toMatch(/quand 5 secondes passent$/);
  });

  it('finds a moment only in a version that has its state', () => {
    const has = (state: string) => hasMoment(letter, { kind: 'move', state, move: 'closed', places: [] });
    expect(has('writing')).toBe(true);
    expect(has('burning')).toBe(false);
  });
});

describe('a difference of charts', () => {
  const chart = structuredClone(letter.chart);
  for (const branch of chart.branches)
    if (branch.id === 'letter.writing|letter.sent|0') branch.guard = { kind: 'named', name: 'mayWrite' };
  const versions = { before: letter, after: { ...letter, chart } };
  const [guard] = compareCharts(versions.before, versions.after);

  it('marks a difference of charts as invisible if no related screen differs', () => {
    const difference = guard ?? expect.unreachable();
    expect(isUnseen(difference, versions, [])).toBe(true);
    const elsewhere = withMoves({ posting: {} });
    expect(isUnseen(difference, versions, compareScreens(screens, elsewhere))).toBe(true);
    const there = withMoves({ writing: {} });
    expect(isUnseen(difference, versions, compareScreens(screens, there))).toBe(false);
  });
});
