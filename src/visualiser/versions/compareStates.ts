import { t } from '#locales/fr/visualiserVersions.ts';
import type { ActionChart, NodeChart } from '../../kit/chart/chart.ts';
import { type DescribedFlow, quoted } from '../../kit/narration/story.ts';
import type { Change, Changes } from '../drawing/picture.ts';

export type Difference = {
  about: 'node' | 'branch' | 'words';
  change: Change;
  /** Id of the node or branch in the chart of each version; null if the version lacks it, or for a change of words. */
  before: string | null;
  after: string | null;
  sentence: string;
};

export const difference = (
  about: 'node' | 'branch',
  before: string | null,
  after: string | null,
  sentence: string,
): Difference => ({
  about,
  change: before === null ? 'added' : after === null ? 'removed' : 'changed',
  before,
  after,
  sentence,
});

export const toChanges = (differences: readonly Difference[], side: 'before' | 'after'): Changes => {
  const changed: { nodes: Record<string, Change>; branches: Record<string, Change> } = {
    nodes: {},
    branches: {},
  };
  for (const { about, change, [side]: id } of differences) {
    if (id === null || about === 'words') continue;
    changed[about === 'node' ? 'nodes' : 'branches'][id] = change;
  }
  return changed;
};

export const news = (
  before: readonly string[],
  after: readonly string[],
  say: (more: boolean, item: string) => string,
): string[] => [
  ...after.filter((item) => !before.includes(item)).map((item) => say(true, item)),
  ...before.filter((item) => !after.includes(item)).map((item) => say(false, item)),
];

export const nameOfState = ({ chart }: DescribedFlow, id: string): string => {
  const node = chart.nodes.find((known) => known.id === id);
  return quoted(node?.description ?? (id === chart.id ? id : id.slice(chart.id.length + 1)));
};

export const listActions = ({ model }: DescribedFlow, actions: readonly ActionChart[]): string[] =>
  actions.map(({ name }) => model.words.actions[name] ?? name);

const listPorts = ({ model }: DescribedFlow, { invokes }: NodeChart): string[] =>
  invokes.map(({ src }) => model.words.ports[src] ?? src);

const changesIn = (old: DescribedFlow, now: DescribedFlow, was: NodeChart, is: NodeChart): string[] => {
  const name = nameOfState(now, is.id);
  const initial = is.initial?.targets.join();
  return [
    ...(was.description === is.description
      ? []
      : [t('state.description', { name, before: quoted(was.description ?? '…') })]),
    ...(was.type === is.type ? [] : [t(`state.type.${is.type}`, { name })]),
    ...(was.initial?.targets.join() === initial || !is.initial
      ? []
      : [
          t('state.initial', { name, what: is.initial.targets.map((id) => nameOfState(now, id)).join(', ') }),
        ]),
    ...(was.history === is.history || !is.history ? [] : [t(`state.history.${is.history}`, { name })]),
    ...news(listPorts(old, was), listPorts(now, is), (more, what) =>
      t(more ? 'state.asks' : 'state.asksNoMore', { name, what }),
    ),
    ...news(listActions(old, was.entry), listActions(now, is.entry), (more, what) =>
      t(more ? 'state.entry' : 'state.entryNoMore', { name, what }),
    ),
    ...news(listActions(old, was.exit), listActions(now, is.exit), (more, what) =>
      t(more ? 'state.exit' : 'state.exitNoMore', { name, what }),
    ),
    ...news(was.tags, is.tags, (more, what) => t(more ? 'state.tag' : 'state.tagNoMore', { name, what })),
  ];
};

export const compareStates = (old: DescribedFlow, now: DescribedFlow): Difference[] => {
  const then = new Map(old.chart.nodes.map((node) => [node.id, node]));
  const today = new Set(now.chart.nodes.map(({ id }) => id));
  return [
    ...now.chart.nodes.flatMap((node): Difference[] => {
      const { id } = node;
      const was = then.get(id);
      if (!was) return [difference('node', null, id, t('state.added', { name: nameOfState(now, id) }))];
      return changesIn(old, now, was, node).map((sentence) => difference('node', id, id, sentence));
    }),
    ...old.chart.nodes
      .filter(({ id }) => !today.has(id))
      .map(({ id }) => difference('node', id, null, t('state.removed', { name: nameOfState(old, id) }))),
  ];
};
