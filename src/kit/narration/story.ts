import type { FlowModel, Words } from '#machines/setup/defineModel.ts';
import { type BranchChart, type Chart, type GuardChart, leavesOfName, plainName } from '../chart/chart.ts';
import type { Move } from '../explore/moves.ts';
import { type Frame, walk } from '../explore/walk.ts';
import type { Path } from '../paths/paths.ts';

export type DescribedFlow = {
  readonly chart: Chart;
  readonly model: {
    readonly words: Words;
    readonly outcomes?: object;
    /** Longer names of cases (example events) for sentences, if the names in the model are too short. */
    readonly caseNames?: Readonly<Record<string, string>>;
  };
};

export type Sentence = { keyword: 'Étant donné' | 'Quand' | 'Alors'; text: string };

const nbsp = '\u00a0';

const lowerFirst = (text: string) =>
  text.charAt(1) === text.charAt(1).toUpperCase() && /\p{L}/u.test(text.charAt(1))
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

export const leavesOf = ({ id }: Pick<Chart, 'id'>, name: string): string[] =>
  leavesOfName(name).map((leaf) => [id, ...leaf].join('.'));

export const isWithin = (chart: Pick<Chart, 'id'>, name: string, node: string): boolean =>
  leavesOf(chart, name).some((leaf) => `${leaf}.`.startsWith(`${node}.`));

export const describeState = ({ id, nodes }: Chart, name: string): string =>
  leavesOfName(name)
    .map((leaf) => leaf.join('.'))
    .map((leaf) => nodes.find((node) => node.id === `${id}.${leaf}`)?.description ?? leaf)
    .map(lowerFirst)
    .join(', et ');

const duration = (milliseconds: number) =>
  milliseconds < 1000
    ? `${milliseconds}${nbsp}ms passent`
    : milliseconds === 1000
      ? `1${nbsp}seconde passe`
      : `${(milliseconds / 1000).toLocaleString('fr-FR')}${nbsp}secondes passent`;

export const describeMove = ({ model }: DescribedFlow, move: Move): string => {
  switch (move.kind) {
    case 'event': {
      const text = model.words.events[move.type] ?? move.type;
      return move.case ? `${text} (${model.caseNames?.[move.case] ?? move.case})` : text;
    }
    case 'time':
      return duration(move.delay);
    case 'answer':
      return `${model.words.ports[move.port] ?? move.port} ${move.result === 'done' ? 'se termine' : 'échoue'}${nbsp}: ${move.outcome}`;
  }
};

export const describeGuard = (flow: DescribedFlow, guard: GuardChart): string => {
  const { words } = flow.model;
  switch (guard.kind) {
    case 'named':
      return words.guards[guard.name] ?? guard.name;
    case 'in':
      return `l’état est ${guard.state}`;
    case 'inline':
      return '';
    default: {
      const parts = guard.guards.map((part) => describeGuard(flow, part));
      if (guard.kind === 'not') return `il est faux que ${parts.join('')}`;
      return parts.join(guard.kind === 'and' ? ', et ' : ', ou ');
    }
  }
};

export const isElse = ({ branches }: Chart, { guard, source, event, index }: BranchChart): boolean =>
  guard === null &&
  branches.some(
    (other) =>
      other.source === source && other.event === event && other.index < index && other.guard !== null,
  );

/** True if the source has another branch for the event: the sentence must then contain the condition. */
export const isChoice = ({ branches }: Chart, { id, source, event }: BranchChart): boolean =>
  branches.some((other) => other.source === source && other.event === event && other.id !== id);

/** Reason why states (given by id) refuse an event: false conditions, or no transition for this event. */
export const describeRefusal = (flow: DescribedFlow, states: readonly string[], type: string): string => {
  const conditions = flow.chart.branches
    .filter(({ event, source }) => event === type && states.some((id) => `${id}.`.startsWith(`${source}.`)))
    .flatMap(({ guard }) => (guard ? [describeGuard(flow, guard)] : []));
  if (!conditions.length) return 'ce n’est pas possible à cette étape';
  return conditions.length === 1
    ? `cette condition n’est pas remplie\u00a0: ${conditions.join('')}`
    : `aucune de ces conditions n’est remplie\u00a0: ${conditions.join('\u202f; ou bien ')}`;
};

export const describeBranch = ({ chart, model }: DescribedFlow, branch: BranchChart): string => {
  const { kind, event, actor, lasts } = branch;
  const invokes = chart.nodes.flatMap((node) => node.invokes);
  const spawned = Object.keys(model.outcomes ?? {}).filter((name) =>
    invokes.every(({ src }) => src !== name),
  );
  // Finds the port of a spawned actor, which the chart omits: the only such port, else the actor id.
  const port =
    invokes.find(({ id }) => id === actor)?.src ?? (spawned.length === 1 ? spawned[0] : actor) ?? '';
  const call = model.words.ports[port] ?? port;
  const words = {
    event: model.words.events[event] ?? event,
    wildcard: event,
    always: 'aussitôt',
    after: lasts === null ? 'un délai passe' : duration(lasts),
    stateDone: 'tout y est fini',
    actorDone: `${call} se termine`,
    actorFailed: `${call} échoue`,
    actorChanged: `${call} avance`,
  };
  return words[kind];
};

const outcome = ({ chart }: DescribedFlow, { name }: Frame, before: Frame) =>
  name === before.name
    ? `l’écran reste sur${nbsp}: ${describeState(chart, name)} [${plainName(name)}]`
    : `${describeState(chart, name)} [${plainName(name)}]`;

/** Maximum characters of a sentence about refused moves. The next moves get a sentence of their own. */
const maxRefused = 160;

const joinUpTo = (most: number, texts: readonly string[], separator: string): string[] => {
  const joined: string[] = [];
  for (const text of texts) {
    const longer = joined.length ? `${joined.at(-1)}${separator}${text}` : text;
    if (joined.length && longer.length <= most) joined.splice(-1, 1, longer);
    else joined.push(text);
  }
  return joined;
};

const describeRefused = ({ model }: DescribedFlow, moves: readonly Move[]): string[] => {
  const cases = new Map<string, string[]>();
  for (const move of moves) {
    if (move.kind !== 'event') continue;
    const text = model.words.events[move.type] ?? move.type;
    cases.set(text, [...new Set([...(cases.get(text) ?? []), move.case].filter(Boolean))]);
  }
  const texts = [...cases].flatMap(([event, names]) =>
    names.length
      ? joinUpTo(maxRefused - event.length, names, '\u202f; ').map((some) => `${event} (${some})`)
      : event,
  );
  return joinUpTo(maxRefused, texts, ', ou ');
};

/** Sentences of a path. Consecutive refused moves share one sentence, unless `each` is true. */
export const narrate = (
  exploration: DescribedFlow & { readonly model: FlowModel },
  path: Path,
  { each = false } = {},
): Sentence[] => {
  const { model, chart } = exploration;
  const frames = walk(model, path);
  const [start] = frames;
  const sentences: Sentence[] = [
    { keyword: 'Étant donné', text: path.input },
    {
      keyword: 'Étant donné',
      text: start ? `${describeState(chart, start.name)} [${plainName(start.name)}]` : '',
    },
  ];
  let refused: Move[] = [];
  const narrateRefused = () => {
    for (const text of describeRefused(exploration, refused))
      sentences.push({ keyword: 'Quand', text }, { keyword: 'Alors', text: 'rien ne change' });
    refused = [];
  };
  for (const [index, frame] of frames.entries()) {
    const before = frames[index - 1];
    if (!frame.move || !before) continue;
    if (frame.refused) {
      refused.push(frame.move);
      if (each) narrateRefused();
      continue;
    }
    narrateRefused();
    sentences.push(
      { keyword: 'Quand', text: describeMove(exploration, frame.move) },
      { keyword: 'Alors', text: outcome(exploration, frame, before) },
    );
  }
  narrateRefused();
  return sentences;
};

export const withAnd = (sentences: readonly Sentence[]): { keyword: string; text: string }[] =>
  sentences.map(({ keyword, text }, index) => ({
    keyword: sentences[index - 1]?.keyword === keyword ? 'Et' : keyword,
    text,
  }));

export const toPathTitle = ({ chart }: DescribedFlow, path: Path): string =>
  `${path.input} → ${describeState(chart, path.end)}`;

export const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** True if the name of an input describes a person (« un conseiller »), not a contract or a situation. */
export const isPerson = (input: string): boolean =>
  /^(?:une?|le|la) (?:administrateur|client|conseiller|personne|propriétaire|titulaire|utilisateur|visiteur)\b/.test(
    input,
  );

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

export const table = (titles: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  rows.length ? [[row(titles), row(titles.map(() => '---')), ...rows.map(row)].join('\n')] : [];

export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

export const json = (value: unknown): string =>
  `\`${JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ')}\``;
