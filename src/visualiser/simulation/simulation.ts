import type { FlowModel } from '#machines/setup/defineModel.ts';
import { canonical } from '../../kit/chart/canonical.ts';
import type { BranchChart, Chart } from '../../kit/chart/chart.ts';
import { listEvents, type Move, movesFrom, pendingCalls } from '../../kit/explore/moves.ts';
import { type Frame, framesOf, nextFrame } from '../../kit/explore/walk.ts';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import { describeRefusal, isWithin, leavesOf, quoted } from '../../kit/narration/story.ts';

export type Step = { readonly move: Move; readonly refused: boolean };

type Payload = Readonly<Record<string, unknown>>;

/** Event that the user typed on the screen. Its payload is not one of the example payloads of the model. */
export type Typed = { readonly type: string; readonly payload: Payload };

export type Simulation = {
  readonly input: string;
  readonly steps: readonly Step[];
  readonly typed: readonly Typed[];
};

export const toSimulation = ({ input, steps }: Omit<Simulation, 'typed'>) => ({ input, steps, typed: [] });

export const toSteps = (frames: readonly Frame[]): Step[] =>
  frames.flatMap(({ move, refused }) => (move ? [{ move, refused }] : []));

export type Stop = { readonly step: number; readonly why: string };

export type Played = { readonly frames: readonly Frame[]; readonly stop: Stop | null };

const typedCase = (index: number) => `saisie à l’écran ${index + 1}`;

const fieldTexts = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? Object.entries(value).flatMap(([key, inner]) => fieldTexts(inner, `${path}.${key}`))
    : [[path, canonical(value)]];

const countDifferences = (one: unknown, other: unknown): number => {
  const [mine, theirs] = [new Map(fieldTexts(one)), new Map(fieldTexts(other))];
  const paths = new Set([...mine.keys(), ...theirs.keys()]);
  return [...paths].filter((path) => mine.get(path) !== theirs.get(path)).length;
};

/** Name of a typed event, after the most similar example. Contains no typed values, which may be personal. */
const nameTyped = (payload: Payload, cases: Readonly<Record<string, object>>, rank: string): string => {
  const [nearest] = Object.entries(cases)
    .map(([name, known]) => ({ name, count: countDifferences(payload, known) }))
    .sort((a, b) => a.count - b.count);
  const start = `saisie${rank} à l’écran`;
  if (!nearest || nearest.count >= fieldTexts(payload).length) return start;
  const difference = nearest.count === 1 ? 'une donnée' : `${nearest.count} données`;
  return `${start}, comme ${quoted(nearest.name)} à ${difference} près`;
};

export const modelWith = (
  model: FlowModel,
  typed: readonly Typed[],
): FlowModel & { readonly caseNames?: Readonly<Record<string, string>> } => {
  if (!typed.length) return model;
  const caseNames = Object.fromEntries(
    typed.map(({ type, payload }, index) => [
      typedCase(index),
      nameTyped(payload, model.cases[type] ?? {}, typed.length > 1 ? ` ${index + 1}` : ''),
    ]),
  );
  const cases: Record<string, Readonly<Record<string, object>>> = { ...model.cases };
  for (const [index, { type, payload }] of typed.entries())
    cases[type] = { ...cases[type], [typedCase(index)]: payload };
  return { ...model, cases, caseNames };
};

export const toMove = (
  model: FlowModel,
  { typed }: Pick<Simulation, 'typed'>,
  { type, payload }: Typed,
): { move: Move; typed: readonly Typed[] } => {
  const cases = modelWith(model, typed).cases[type] ?? {};
  const wanted = canonical(payload);
  const known = Object.keys(cases).find((name) => canonical(cases[name]) === wanted);
  if (known !== undefined) return { move: { kind: 'event', type, case: known }, typed };
  if (!Object.keys(payload).length) return { move: { kind: 'event', type, case: '' }, typed };
  const move: Move = { kind: 'event', type, case: typedCase(typed.length) };
  return { move, typed: [...typed, { type, payload }] };
};

const impossible = (model: FlowModel, { configuration }: Frame, move: Move): string | null => {
  switch (move.kind) {
    case 'event': {
      const cases = model.cases[move.type];
      if (!cases) return `l’évènement ${quoted(move.type)} n’existe plus`;
      if (move.case && !(move.case in cases)) return `le cas ${quoted(move.case)} n’existe plus`;
      return null;
    }
    case 'time':
      return configuration.timers.length ? null : 'aucun délai ne court ici';
    case 'answer': {
      if (!pendingCalls(model, configuration).some(({ id }) => id === move.actor))
        return `la réponse de ${quoted(model.words.ports[move.port] ?? move.port)} n’est pas attendue ici`;
      const outcomes = model.outcomes[move.port]?.[move.result] ?? {};
      return move.outcome in outcomes ? null : `la réponse ${quoted(move.outcome)} n’existe plus`;
    }
  }
};

export const play = (flow: FlowModel, { input, steps, typed }: Simulation): Played => {
  const model = modelWith(flow, typed);
  if (!(input in model.inputs))
    return { frames: [], stop: { step: 0, why: `le départ ${quoted(input)} n’existe plus` } };
  const moves = steps.map(({ move }) => move);
  const walked = framesOf(model, { input, moves });
  const frames: Frame[] = [];
  const stopAt = (why: string): Played => ({ frames, stop: { step: frames.length, why } });
  for (;;) {
    const step = steps[frames.length - 1];
    const last = frames.at(-1);
    if (last && !step) return { frames, stop: null };
    if (last?.configuration.snapshot.status === 'done') return stopAt('le flux est déjà fini');
    const why = last && step ? impossible(model, last, step.move) : null;
    if (why) return stopAt(why);
    const next = walked.next();
    if (next.done) return { frames, stop: null };
    if (step && next.value.refused !== step.refused)
      return stopAt(
        step.refused
          ? 'ce qui était refusé est maintenant accepté'
          : 'ce qui était accepté est maintenant refusé',
      );
    frames.push(next.value);
  }
};

export const movesAfter = (model: FlowModel, { configuration }: Frame): readonly Move[] =>
  movesFrom(model, configuration, listEvents(model));

export type Choice = {
  readonly move: Move;
  readonly why: string | null;
  /** Branches that the move takes, except for raised events. For a refused move: branches that refuse it. */
  readonly branches: readonly string[];
};

const isWaitingFor = ({ kind, event, actor }: BranchChart, move: Move): boolean => {
  switch (move.kind) {
    case 'event':
      return (
        event === move.type || (kind === 'wildcard' && `${move.type}.`.startsWith(event.replace(/\*$/, '')))
      );
    case 'answer':
      return kind === (move.result === 'done' ? 'actorDone' : 'actorFailed') && actor === move.actor;
    case 'time':
      return kind === 'after';
  }
};

/** Branches that the event of the move triggers; if there are none, the first branch that the move takes. */
const chooseBranches = ({ branches }: Chart, move: Move, taken: readonly string[]): readonly string[] => {
  const waiting = taken.filter((id) =>
    branches.some((branch) => branch.id === id && isWaitingFor(branch, move)),
  );
  return waiting.length ? waiting : taken.slice(0, 1);
};

export const listChoices = (flow: DescribedFlow & { readonly model: FlowModel }, frame: Frame): Choice[] => {
  const { chart, model } = flow;
  return movesAfter(model, frame).map((move): Choice => {
    const { refused, branches } = nextFrame(model, frame, move);
    if (!refused || move.kind !== 'event')
      return { move, why: null, branches: chooseBranches(chart, move, branches) };
    const denying = chart.branches.filter(
      (branch) => isWaitingFor(branch, move) && isWithin(chart, frame.name, branch.source),
    );
    const why = describeRefusal(flow, leavesOf(chart, frame.name), move.type);
    return { move, why, branches: denying.map(({ id }) => id) };
  });
};
