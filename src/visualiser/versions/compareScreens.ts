import { t } from '#locales/fr/visualiserVersions.ts';
import type { BranchChart, Chart } from '../../kit/chart/chart.ts';
import type { Move } from '../../kit/explore/moves.ts';
import type { Screens } from '../../kit/narration/screens.ts';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import { describeMove, describeState, isWithin, quoted } from '../../kit/narration/story.ts';
import type { When } from '../paths/kit.ts';
import type { Difference } from './compareCharts.ts';
import type { Versions } from './useVersions.ts';

type Texts = readonly string[];

/**
 * Move whose screen texts differ in two versions. `before`, `after`: texts of only this version. `moved`:
 * texts of `before` that the newer version shows after another move.
 */
export type SeenChange = { id: string; when: When; before: Texts; after: Texts; moved: Texts };

type Found = Omit<SeenChange, 'moved'>;

type Variant = { places: number[]; texts: Texts };

const toVariants = (byPlaces: Readonly<Record<string, Texts>> = {}): Variant[] =>
  Object.entries(byPlaces).map(([places, texts]) => ({ places: places.split(' ').map(Number), texts }));

const isSame = (one: Texts, other: Texts): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

const without = (texts: Texts, others: Texts): Texts => texts.filter((text) => !others.includes(text));

const onlyIn = (before: Texts, after: Texts): Pick<SeenChange, 'before' | 'after'> => {
  const [gone, come] = [without(before, after), without(after, before)];
  return gone.length || come.length ? { before: gone, after: come } : { before, after };
};

type Pair = { places: number[]; before: Texts; after: Texts };

const listPlaces = (variants: readonly Variant[]): string =>
  variants
    .flatMap(({ places }) => places)
    .sort((a, b) => a - b)
    .join();

const pairByPlace = (before: readonly Variant[], after: readonly Variant[]): Pair[] =>
  after.flatMap(({ places, texts }) =>
    before.flatMap((old): Pair[] => {
      const common = places.filter((place) => old.places.includes(place));
      return common.length ? [{ places: common, before: old.texts, after: texts }] : [];
    }),
  );

/** Pairs the recordings by common texts, because each version numbers its explored states in its own way. */
const pairByTexts = (before: readonly Variant[], after: readonly Variant[]): Pair[] => {
  const gone = before.filter(({ texts }) => !after.some((one) => isSame(one.texts, texts)));
  const come = after.filter(({ texts }) => !before.some((one) => isSame(one.texts, texts)));
  const pairs = come.map(({ places, texts }): Pair => {
    const common = (old: Variant) => old.texts.length - without(old.texts, texts).length;
    const nearest = gone.toSorted((a, b) => common(b) - common(a))[0];
    if (nearest) gone.splice(gone.indexOf(nearest), 1);
    return { places, before: nearest?.texts ?? [], after: texts };
  });
  return [...pairs, ...gone.map(({ texts }): Pair => ({ places: [], before: texts, after: [] }))];
};

const compareMove = (before: readonly Variant[], after: readonly Variant[]): Pair[] => {
  const pairs =
    listPlaces(before) === listPlaces(after) ? pairByPlace(before, after) : pairByTexts(before, after);
  return pairs.filter((pair) => !isSame(pair.before, pair.after));
};

const keysOf = (after: object = {}, before: object = {}): string[] => [
  ...new Set([...Object.keys(after), ...Object.keys(before)]),
];

const listFound = (before: Screens, after: Screens): Found[] => [
  ...keysOf(after.opening, before.opening).flatMap((input): Found[] => {
    const [was, is] = [before.opening[input] ?? [], after.opening[input] ?? []];
    if (isSame(was, is)) return [];
    return [{ id: `opening ${input}`, when: { kind: 'opening', input }, ...onlyIn(was, is) }];
  }),
  ...keysOf(after.moves, before.moves).flatMap((state) =>
    keysOf(after.moves[state], before.moves[state]).flatMap((move) => {
      const [was, is] = [before, after].map(({ moves }) => toVariants(moves[state]?.[move]));
      return compareMove(was ?? [], is ?? []).map(
        ({ places, ...texts }, index): Found => ({
          id: `${state} ${move} ${index}`,
          when: { kind: 'move', state, move, places },
          ...onlyIn(texts.before, texts.after),
        }),
      );
    }),
  ),
];

export const isMove = ({ before, after, moved }: SeenChange): boolean =>
  after.length === 0 && moved.length === before.length;

export const compareScreens = (before: Screens, after: Screens): SeenChange[] => {
  const found = listFound(before, after);
  const changes = found.map((one): SeenChange => {
    const come = found.filter((other) => other !== one).flatMap((other) => other.after);
    return { ...one, moved: one.before.filter((text) => come.includes(text)) };
  });
  return [...changes.filter((change) => !isMove(change)), ...changes.filter(isMove)];
};

const readMove = ({ nodes }: Chart, text: string): Move => {
  const [, delay] = /^(\d+) ms$/.exec(text) ?? [];
  if (delay !== undefined) return { kind: 'time', delay: Number(delay) };
  const [, actor, mark, outcome = ''] = /^(\S+) ([✓✗]) (.*)$/s.exec(text) ?? [];
  if (actor !== undefined) {
    const port = nodes.flatMap(({ invokes }) => invokes).find(({ id }) => id === actor)?.src ?? actor;
    return { kind: 'answer', actor, port, result: mark === '✓' ? 'done' : 'failed', outcome };
  }
  const [, type = text, name = ''] = /^(\S+) \((.*)\)$/s.exec(text) ?? [];
  return { kind: 'event', type, case: name };
};

export const hasMoment = ({ chart }: DescribedFlow, when: When): boolean =>
  when.kind === 'opening' || chart.nodes.some(({ id }) => isWithin(chart, when.state, id) && id !== chart.id);

export const describeMoment = (described: DescribedFlow, when: When): string =>
  when.kind === 'opening'
    ? t('seen.opening', { input: when.input })
    : t('seen.moment', {
        state: quoted(describeState(described.chart, when.state)),
        move: describeMove(described, readMove(described.chart, when.move)),
      });

/** True if the move may take the branch, or if no move triggers the branch. */
const mayGoBy = (chart: Chart, branch: BranchChart, when: When): boolean => {
  const { kind, source, event, actor } = branch;
  if (kind === 'always' || kind === 'stateDone' || kind === 'actorChanged') return true;
  if (when.kind === 'opening' || !isWithin(chart, when.state, source)) return false;
  const move = readMove(chart, when.move);
  switch (move.kind) {
    case 'time':
      return kind === 'after';
    case 'event':
      return kind === 'wildcard' || (kind === 'event' && event === move.type);
    case 'answer':
      return actor === move.actor && kind === (move.result === 'done' ? 'actorDone' : 'actorFailed');
  }
};

/** True if none of the changed screens can result from a changed branch. */
export const isUnseen = (
  { about, before, after }: Difference,
  versions: Versions,
  changes: readonly SeenChange[],
): boolean => {
  if (about === 'words' || !changes.length) return true;
  if (about === 'node') return false;
  const sides = [
    { chart: versions.before.chart, id: before },
    { chart: versions.after.chart, id: after },
  ];
  return !sides.some(({ chart, id }) => {
    const branch = chart.branches.find((one) => one.id === id);
    return branch && changes.some(({ when }) => mayGoBy(chart, branch, when));
  });
};
