import type { BranchChart, Chart, NodeChart } from '#src/kit/chart/chart.ts';
import type { Exploration } from '#src/kit/explore/explore.ts';
import { moveText } from '#src/kit/explore/moves.ts';
import { capital } from '#src/kit/narration/french.ts';
import { describeActions } from '#src/kit/narration/goals.ts';
import { table } from '#src/kit/narration/markdown.ts';
import {
  describeBranch,
  describeGuard,
  describeMove,
  describeRefusal,
  isElse,
} from '#src/kit/narration/story.ts';

const short = ({ id }: Chart, place: string) => (place === id ? id : place.slice(id.length + 1));

/** A state by its id; for a history, the state whose part is come back to. */
const describeTarget = (chart: Chart, target: string): string => {
  const node = chart.nodes.find(({ id }) => id === target);
  return node?.type === 'history' && node.parent
    ? `\`${short(chart, node.parent)}\`, là où l’on en était`
    : `\`${short(chart, target)}\``;
};

const branchRow = (exploration: Exploration, branch: BranchChart): string[] => [
  describeBranch(exploration, branch),
  branch.guard ? describeGuard(exploration, branch.guard) : isElse(exploration.chart, branch) ? 'sinon' : '',
  branch.description ?? '',
  describeActions(exploration, [branch.id]).join('\u202f; '),
  branch.targets.map((target) => describeTarget(exploration.chart, target)).join(', ') || 'on y reste',
];

/** What is asked of the outside in a state, and what is done on entering and on leaving it. */
const listNotes = ({ model: { words } }: Exploration, { invokes, entry, exit }: NodeChart): string[] => {
  const names = (actions: NodeChart['entry']) => actions.map(({ name }) => words.actions[name] ?? name);
  const note = (title: string, texts: string[]) =>
    texts.length ? [`${title}\u00a0: ${texts.join('\u202f; ')}.`] : [];
  return [
    ...note(
      'Ce qui est demandé',
      invokes.map(({ src }) => words.ports[src] ?? src),
    ),
    ...note('À l’entrée', names(entry)),
    ...note('À la sortie', names(exit)),
  ];
};

/** What changes nothing in a state, and the condition that is not met there. */
const listRefusals = (exploration: Exploration, node: NodeChart): string[][] => {
  const { chart, places, out } = exploration;
  const name = short(chart, node.id);
  const edges = places
    .filter((place) => place.status === 'active' && place.name.split(' ').includes(name))
    .flatMap(({ index }) => out[index] ?? []);
  const accepted = new Set(
    edges.flatMap(({ move, refused }) =>
      move.kind === 'event' && !refused ? [move.type, moveText(move)] : [],
    ),
  );
  const reasons = new Map<string, Set<string>>();
  for (const { move, refused } of edges) {
    if (!refused || move.kind !== 'event') continue;
    const reason = describeRefusal(exploration, [node.id], move.type);
    const text = describeMove(exploration, accepted.has(move.type) ? move : { ...move, case: '' });
    const when = accepted.has(moveText(move)) ? `${text}, dans certains cas` : text;
    reasons.set(reason, (reasons.get(reason) ?? new Set()).add(when));
  }
  return [...reasons].map(([reason, events]) => [[...events].join('\u202f; ou '), reason]);
};

const chapter = (exploration: Exploration, node: NodeChart): string[] => {
  const { chart } = exploration;
  const isRoot = node.parent === null;
  const branches = chart.branches.filter(({ source }) => source === node.id);
  const refusals = listRefusals(exploration, node);
  if (isRoot && branches.length === 0) return [];
  return [
    `### ${isRoot ? 'À tout moment' : `${capital(node.description ?? '')} (\`${short(chart, node.id)}\`)`}`,
    ...listNotes(exploration, node),
    ...(node.type === 'final' ? ['C’est la fin.'] : []),
    ...table(
      ['Quand', 'Si', 'Ce que cela veut dire', 'Ce qui est fait', 'On passe à'],
      branches.map((branch) => branchRow(exploration, branch)),
    ),
    ...table(['Ici, rien ne se passe si…', 'Pourquoi'], refusals),
  ];
};

/** A chapter a state, in the order of the chart: what happens there, what leads out of it, what does not. */
export const toChapters = (exploration: Exploration): string[] =>
  exploration.chart.nodes
    .filter(({ type }) => type !== 'history')
    .flatMap((node) => chapter(exploration, node));
