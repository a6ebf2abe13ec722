import type { BranchChart, Chart, NodeChart } from '#src/kit/chart/chart.ts';
import type { Exploration } from '#src/kit/explore/explore.ts';
import { type Move, moveText } from '#src/kit/explore/moves.ts';
import { type Frame, findRequest, walk } from '#src/kit/explore/walk.ts';
import { noScreens, type Read, withRecordings, withScreens } from '#src/kit/narration/screens.ts';
import { describeActions, findWays, listStories, type Way } from '#src/kit/narration/stories.ts';
import {
  capital,
  describeBranch,
  describeGuard,
  describeMove,
  describeRefusal,
  describeState,
  isElse,
  isPerson,
  json,
  leavesOf,
  list,
  quoted,
  table,
  withAnd,
} from '#src/kit/narration/story.ts';
import type { Flow } from '#src/kit/toCatalogue.ts';
import { fingerprint } from '#src/visualiser/evidence/evidence.ts';
import { listCorrections } from './corrections.ts';
import { recordingsOf } from './repository.ts';

const short = ({ id }: Chart, place: string) => (place === id ? id : place.slice(id.length + 1));

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

const listRefusals = (exploration: Exploration, node: NodeChart): string[][] => {
  const { chart, places, out } = exploration;
  const edges = places
    .filter((place) => place.status === 'active' && leavesOf(chart, place.name).includes(node.id))
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
    `### ${isRoot ? 'À tout moment' : node.description ? `${capital(node.description)} (\`${short(chart, node.id)}\`)` : `\`${short(chart, node.id)}\``}`,
    ...listNotes(exploration, node),
    ...(node.type === 'final' ? ['C’est la fin.'] : []),
    ...table(
      ['Quand', 'Si', 'Ce que cela veut dire', 'Ce qui est fait', 'On passe à'],
      branches.map((branch) => branchRow(exploration, branch)),
    ),
    ...table(['Ici, rien ne se passe si…', 'Pourquoi'], refusals),
  ];
};

const toChapters = (exploration: Exploration): string[] =>
  exploration.chart.nodes
    .filter(({ type }) => type !== 'history')
    .flatMap((node) => chapter(exploration, node));

type Step = { frame: Frame; before?: Frame | undefined; when: string; since: string };

const listStarts = ({ model }: Exploration): Step[] =>
  Object.keys(model.inputs).flatMap((input) =>
    walk(model, { input, moves: [] }).map((frame) => {
      const when = `à l’ouverture, pour ${input}`;
      return { frame, when, since: when };
    }),
  );

const sinceChoice = (exploration: Exploration, moves: readonly Move[]): string => {
  const choice = moves.findIndex((move) => move.kind === 'event' && move.case);
  const texts = moves.slice(Math.max(0, choice)).map((move) => describeMove(exploration, move));
  return texts.join('\u202f; puis ');
};

const findLastMove = ({ edge: { move }, moves, frames }: Way): Move => {
  const first = moves.at(-2);
  const isInTwo = frames.at(-3)?.name === frames.at(-2)?.name;
  return isInTwo && move.kind === 'time' && first?.kind === 'time'
    ? { kind: 'time', delay: first.delay + move.delay }
    : move;
};

const listEnds = (exploration: Exploration, way: Way): Step[] => {
  const { moves, frames } = way;
  const [before, frame] = frames.slice(-2);
  const when = describeMove(exploration, findLastMove(way));
  return frame ? [{ frame, before, when, since: sinceChoice(exploration, moves) }] : [];
};

const listSteps = (exploration: Exploration, ways: readonly Way[]): Step[] => [
  ...listStarts(exploration),
  ...ways.flatMap((way) => listEnds(exploration, way)),
];

const startTable = ({ chart, starts, places }: Exploration, title: string): string[] =>
  table(
    [title, 'Ce qui s’ouvre', 'Pourquoi'],
    starts.map(({ input, place, branches }) => [
      input,
      describeState(chart, places[place]?.name ?? ''),
      branches
        .map((id) => chart.branches.find((branch) => branch.id === id)?.description ?? '')
        .join('\u202f; '),
    ]),
  );

const sentTable = (exploration: Exploration, ways: readonly Way[]): string[] => {
  const { model } = exploration;
  const rows = new Map<string, string[]>();
  for (const { frame, since } of listSteps(exploration, ways))
    for (const call of frame.called) {
      const made = findRequest(model, call);
      if (!made) continue;
      const body = made.body ? json(made.body(call.input)) : '';
      const sent = `${made.request} ${body}`;
      const what = model.words.ports[call.port] ?? call.port;
      if (!rows.has(sent)) rows.set(sent, [what, `\`${made.request}\``, body && since, body]);
    }
  return table(['Ce qui est demandé', 'Requête', 'Quand', 'Corps'], [...rows.values()]);
};

/** Screen texts after each move. If the texts depend on earlier moves, the line contains these moves. */
const readTable = (exploration: Read, ways: readonly Way[]): string[] => {
  const readings = listSteps(exploration, ways).flatMap((step) => {
    const texts = exploration.reading(step.frame, step.before);
    return texts.length ? [{ ...step, text: texts.map(quoted).join(' ') }] : [];
  });
  const corrections = exploration.out.flat().flatMap((edge) => {
    const texts = listCorrections(exploration, edge);
    const when = describeMove(exploration, edge.move);
    const isStart = exploration.starts.some(({ place }) => place === edge.from);
    const past = isStart ? undefined : ways.find(({ edge: { to } }) => to === edge.from);
    const since = sinceChoice(exploration, [...(past?.moves ?? []), edge.move]);
    return texts.length ? [{ text: texts.map(quoted).join(' '), when, since }] : [];
  });
  const all = [...corrections, ...readings];
  const rows = new Map<string, Map<string, string>>();
  for (const { text, when, since } of all) {
    const isEnough = all.every((other) => other.when !== when || other.text === text);
    const known = rows.get(text) ?? new Map<string, string>();
    rows.set(text, known);
    if (!known.has(when)) known.set(when, isEnough ? when : since);
  }
  return table(
    ['Ce que le client lit', 'Quand'],
    [...rows].map(([text, whens]) => [text, [...whens.values()].join('\u202f; ou ')]),
  );
};

export const writeBook = (flow: Flow, exploration: Exploration): string => {
  const recordings = recordingsOf(flow);
  const read = withScreens(exploration, recordings.screens ?? noScreens);
  return withRecordings(toBook(read, flow.own !== undefined), recordings);
};

const section = (title: string, paragraphs: readonly string[]): string[] =>
  paragraphs.length ? [`## ${title}`, ...paragraphs] : [];

const toBook = (exploration: Read, isOwn: boolean): string => {
  const { chart } = exploration;
  const read = findWays(exploration, exploration.isRead);
  const stories = listStories(exploration, read);
  const start = exploration.starts.every(({ input }) => isPerson(input)) ? 'Pour qui' : 'Au départ';
  return [
    `# ${chart.description ?? chart.id}`,
    `Flux \`${chart.id}\`. Écrit par \`npm run paths -- book ${chart.id}\` d’après le statechart et son modèle${isOwn ? '.' : `\u00a0; ne pas modifier à la main. Les textes relevés, à la fin, sont écrits par \`npm run walks -- ${chart.id}.proof -u\`. Le dessin s’ouvre par \`npm run visualiser\`.`}`,
    `${chart.nodes.length - 1} états, ${chart.branches.length} branches, ${stories.length} histoires. Empreinte du statechart\u00a0: \`${fingerprint(chart)}\`.`,
    ...section(start, startTable(exploration, start)),
    ...section('Ce qui est envoyé', sentTable(exploration, findWays(exploration))),
    ...section('Ce que le client lit', readTable(exploration, read)),
    ...section('État par état', toChapters(exploration)),
    ...section(
      'Histoires',
      stories.flatMap(({ title, sentences }, index) => [
        `### ${index + 1}. ${title}`,
        list(withAnd(sentences).map(({ keyword, text }) => `**${keyword}** ${text}`)),
      ]),
    ),
  ]
    .join('\n\n')
    .concat('\n');
};
