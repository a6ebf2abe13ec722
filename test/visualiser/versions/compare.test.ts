import { describe, expect, it } from 'vitest';
import { catalogue } from '#src/kit/catalogue.ts';
import { type BranchChart, type Chart, readChart } from '#src/kit/chart/chart.ts';
import { sampleModel } from '#src/kit/fixtures/sampleFlow.ts';
import { noScreens, type Screens } from '#src/kit/narration/screens.ts';
import type { DescribedFlow } from '#src/kit/narration/story.ts';
import { compareCharts, toChanges } from '#src/visualiser/versions/compareCharts.ts';
import {
  compareScreens,
  describeMoment,
  hasMoment,
  isMove,
  isUnseen,
} from '#src/visualiser/versions/compareScreens.ts';
import { flowsFileSchema } from '#src/visualiser/versions/flowsFile.schema.ts';

const letter: DescribedFlow = { chart: readChart(sampleModel.machine), model: sampleModel };

const withChart = (change: (chart: Chart) => void): DescribedFlow => {
  const chart = structuredClone(letter.chart);
  change(chart);
  return { ...letter, chart };
};

const findBranch = ({ branches }: Pick<Chart, 'branches'>, id: string): BranchChart =>
  branches.find((branch) => branch.id === id) ?? expect.unreachable(id);

const changed = (change: (chart: Chart) => void) =>
  compareCharts(letter, withChart(change)).map(({ change: kind, before, after, sentence }) => {
    return { kind, before, after, sentence: sentence.replaceAll('\u00a0', ' ') };
  });

const opening = 'letter.opening|always|0';
const sent = 'letter.writing|letter.sent|0';
const mayWrite = { kind: 'named', name: 'mayWrite' } as const;

describe('two versions of a flow', () => {
  it('have no difference if they are equal', () => {
    expect(changed(() => {})).toEqual([]);
  });

  it('differ only by the new branch if the indexes of other branches shift', () => {
    const found = changed(({ branches }) => {
      const first = findBranch({ branches }, sent);
      branches.unshift({ ...first, guard: mayWrite, description: 'Rien à envoyer', targets: [] });
      first.index = 1;
      first.id = 'letter.writing|letter.sent|1';
    });
    expect(found).toEqual([
      expect.objectContaining({
        kind: 'added',
        before: null,
        after: sent,
        sentence: expect.stringMatching(
          /^La flèche « Rien à envoyer » est ajoutée : dans « La lettre est écrite », quand la lettre est envoyée, si .*, on passe à la même étape\.$/,
        ),
      }),
    ]);
  });

  it('differ by a branch with another condition, target, action or order', () => {
    expect(
      changed((chart) => {
        const branch = findBranch(chart, sent);
        branch.guard = { kind: 'and', guards: [branch.guard ?? expect.unreachable(), mayWrite] };
        branch.targets = ['letter.reading'];
        branch.actions = [{ name: 'rememberFailure', named: true, hasParams: false }];
      }),
    ).toEqual(
      [
        expect.stringMatching(/a une condition de plus : /),
        'La flèche « La lettre est envoyée » mène maintenant à « La lettre est lue », et non plus à « La lettre est en route ».',
        expect.stringMatching(/fait une chose de plus : l’échec est gardé\.$/),
      ].map((sentence) => ({ kind: 'changed', before: sent, after: sent, sentence })),
    );
    const swapped = changed(({ branches }) => {
      const [first, second] = [
        findBranch({ branches }, opening),
        findBranch({ branches }, 'letter.opening|always|1'),
      ];
      [first.index, second.index] = [1, 0];
    });
    expect(swapped.map(({ sentence }) => sentence)).toEqual([
      'La flèche « On peut écrire » n’est plus essayée au même rang.',
      'La flèche « On ne peut que lire » n’est plus essayée au même rang.',
    ]);
  });

  it('differ by a branch with another event and by a removed branch', () => {
    const found = changed((chart) => {
      const branch = findBranch(chart, 'letter.writing|closed|0');
      branch.event = 'letter.sent';
      branch.index = 1;
      branch.id = 'letter.writing|letter.sent|1';
      chart.branches = chart.branches.filter(({ id }) => id !== 'letter.reading|closed|0');
    });
    expect(found.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['removed', 'letter.reading|closed|0', null],
      ['changed', 'letter.writing|closed|0', 'letter.writing|letter.sent|1'],
    ]);
  });

  it('differ by states with other calls, first states and words', () => {
    const now = withChart((chart) => {
      chart.nodes = chart.nodes.filter(({ key }) => key !== 'reading');
      for (const node of chart.nodes) {
        if (node.key === 'posting') Object.assign(node, { invokes: [], description: 'La lettre part' });
        if (node.parent === null) node.initial = { targets: ['letter.writing'], actions: [] };
      }
    });
    const words = { ...letter.model.words, events: { ...letter.model.words.events, closed: 'on ferme' } };
    const sentences = compareCharts(letter, { ...now, model: { words } }).map(({ sentence }) =>
      sentence.replaceAll('\u00a0', ' '),
    );
    expect(sentences).toEqual([
      'L’étape « Écrire une lettre » commence maintenant par « La lettre est écrite ».',
      'L’étape « La lettre part » se disait « La lettre est en route ».',
      'L’étape « La lettre part » ne demande plus : le port de la lettre.',
      'L’étape « La lettre est lue » est retirée.',
      expect.stringMatching(/^L’évènement « .* » se dit maintenant « on ferme »\.$/),
    ]);
  });

  it('show a removed state only on the chart of the older version', () => {
    const found = compareCharts(
      letter,
      withChart((chart) => {
        chart.nodes = chart.nodes.filter(({ key }) => key !== 'reading');
      }),
    );
    expect(toChanges(found, 'before').nodes).toEqual({ 'letter.reading': 'removed' });
    expect(toChanges(found, 'after').nodes).toEqual({});
  });
});

describe.each(catalogue)('the chart of $id, serialised to a file,', ({ machine, model }) => {
  const described: DescribedFlow = { chart: readChart(machine), model };

  it('is equal to the original chart after a parse', () => {
    const words = { words: model.words };
    const stored = { flows: [{ chart: described.chart, model: words, screens: null, spoken: null }] };
    const read = flowsFileSchema.parse(JSON.parse(JSON.stringify(stored)));
    expect(read).toEqual(stored);
    expect(read.flows.flatMap((flow) => compareCharts(described, flow))).toEqual([]);
  });
});

const screens: Screens = {
  opening: { 'une autrice': ['Votre lettre', 'Écrivez.'] },
  moves: {
    writing: { 'letter.sent (écrite)': { '0 2': ['Envoi en cours'], '4': ['Nouvel envoi'] } },
    posting: { 'post ✗ grève des postes': { '1': ['Rien ne part.', 'Réessayez demain.'] } },
  },
};

const withMoves = (moves: Screens['moves']) => ({ ...screens, moves: { ...screens.moves, ...moves } });

describe('the screens of two versions', () => {
  it('are equal if they show the same texts, even if the states have other numbers', () => {
    expect(compareScreens(screens, screens)).toEqual([]);
    const writing = { 'letter.sent (écrite)': { '1 3': ['Envoi en cours'], '7': ['Nouvel envoi'] } };
    expect(compareScreens(screens, withMoves({ writing }))).toEqual([]);
  });

  it('are compared by the texts that only one version contains', () => {
    const posting = { 'post ✗ grève des postes': { '1': ['Rien ne part.', 'Réessayez lundi.'] } };
    const now = { ...withMoves({ posting }), opening: { 'une autrice': ['Votre courrier', 'Écrivez.'] } };
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

  it('differ if two states have exchanged their texts', () => {
    const writing = { 'letter.sent (écrite)': { '0': ['Envoi en cours'], '2 4': ['Nouvel envoi'] } };
    const now = withMoves({ writing });
    expect(compareScreens(screens, now)).toMatchObject([
      { when: { places: [2] }, before: ['Envoi en cours'], after: ['Nouvel envoi'] },
    ]);
  });

  it('list a text that has only moved to another screen after the other differences', () => {
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

  it('differ if texts are added, removed or in another order', () => {
    const posting = { 'post ✗ grève des postes': { '1': ['Réessayez demain.', 'Rien ne part.'] } };
    expect(compareScreens(screens, withMoves({ posting }))).toMatchObject([
      { before: ['Rien ne part.', 'Réessayez demain.'], after: ['Réessayez demain.', 'Rien ne part.'] },
    ]);
    expect(compareScreens(noScreens, screens)).toHaveLength(4);
    expect(compareScreens(screens, noScreens).map(({ after }) => after)).toEqual([[], [], [], []]);
  });
});

describe('the moment of a screen', () => {
  it('is described by the previous state and the event', () => {
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

  it('exists only in a version that contains its state', () => {
    const has = (state: string) => hasMoment(letter, { kind: 'move', state, move: 'closed', places: [] });
    expect(has('writing')).toBe(true);
    expect(has('burning')).toBe(false);
  });
});

describe('a difference of charts', () => {
  const chart = structuredClone(letter.chart);
  for (const branch of chart.branches) if (branch.id === sent) branch.guard = mayWrite;
  const versions = { before: letter, after: { ...letter, chart } };
  const [guard] = compareCharts(versions.before, versions.after);

  it('is marked « Rien de visible » if no screen of the changed branch differs', () => {
    const difference = guard ?? expect.unreachable();
    expect(isUnseen(difference, versions, [])).toBe(true);
    const elsewhere = withMoves({ posting: {} });
    expect(isUnseen(difference, versions, compareScreens(screens, elsewhere))).toBe(true);
    const there = withMoves({ writing: {} });
    expect(isUnseen(difference, versions, compareScreens(screens, there))).toBe(false);
  });
});
