import { t } from '#locales/fr/visualiserVersions.ts';
import type { BranchChart, Chart } from '../../kit/chart/chart.ts';
import type { Move } from '../../kit/explore/moves.ts';
import { type DescribedFlow, describeMove, describeState, quoted } from '../../kit/narration/story.ts';
import type { SeenChange, When } from './compareScreens.ts';
import type { Difference } from './difference.ts';
import type { Versions } from './useComparison.ts';

/** The move that a record of screens names, as `moveText` writes it. */
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

/** Whether a state name (`data-state`) is in a node of a chart. */
const isIn = ({ id }: Chart, state: string, node: string): boolean =>
  state.split(' ').some((leaf) => `${id}.${leaf}.`.startsWith(`${node}.`));

/** Whether a version of a flow has the state that a moment begins in. */
export const hasMoment = ({ chart }: DescribedFlow, when: When): boolean =>
  when.kind === 'opening' || chart.nodes.some(({ id }) => isIn(chart, when.state, id) && id !== chart.id);

/** A moment in words: where the customer is, and what happens. */
export const describeMoment = (described: DescribedFlow, when: When): string =>
  when.kind === 'opening'
    ? t('seen.opening', { input: when.input })
    : t('seen.moment', {
        state: quoted(describeState(described.chart, when.state)),
        move: describeMove(described, readMove(described.chart, when.move)),
      });

/** Whether a branch may be what a moment goes by; of one that nothing from outside triggers, it cannot be told. */
const mayGoBy = (chart: Chart, branch: BranchChart, when: When): boolean => {
  const { kind, source, event, actor } = branch;
  if (kind === 'always' || kind === 'stateDone' || kind === 'actorChanged') return true;
  if (when.kind === 'opening' || !isIn(chart, when.state, source)) return false;
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

/** Whether the customer surely sees nothing of a difference, where it is: no moment that it may be about shows anything else. */
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
