import { stateName } from '#machines/setup/chart.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { canonical } from '../chart/canonical.ts';
import { type BranchChart, type Chart, plainName, readChart } from '../chart/chart.ts';
import { unsupportedIn } from '../chart/unsupported.ts';
import { type Delays, learnDelays, noDelays } from './delays.ts';
import { describeGrowth, describeThrown, isRefusal } from './describeFailure.ts';
import { findKeyGaps, type KeyGap, type Merged } from './keyGaps.ts';
import type { Move } from './moves.ts';
import { begin, identify, keyText, listEvents, make, moveFrom, movesFrom, moveText } from './moves.ts';
import type { Configuration, Taken } from './step.ts';

export type Failing = { input: string } | { configuration: Configuration; move: Move };

export class ExplorationError extends Error {
  override name = 'ExplorationError';
  readonly at: Failing | undefined;
  constructor(message: string, at?: Failing, cause?: unknown) {
    super(message, { cause });
    this.at = at;
  }
}

export type Place = {
  index: number;
  name: string;
  key: string;
  status: 'active' | 'done' | 'error' | 'stopped';
  configuration: Configuration;
};

/** Move between two explored states. `branches` are the transitions that it takes, none if refused. */
export type Edge = {
  index: number;
  from: number;
  to: number;
  move: Move;
  branches: string[];
  refused: boolean;
  changes: readonly string[];
};

export type Start = { input: string; place: number; branches: string[] };

export type Exploration = {
  model: FlowModel;
  chart: Chart;
  places: Place[];
  delays: Delays;
  starts: Start[];
  out: Edge[][];
  unreachable: BranchChart[];
  /** Computed at the first call, because the computation is slow. */
  keyGaps: () => readonly KeyGap[];
  uncompared: () => number;
};

/** Limits of an exploration, which would never end if the key had unlimited values. */
export type Limits = { maxPlaces: number; isCoarse: boolean };

export const usualLimits: Limits = { maxPlaces: 5000, isCoarse: false };

const none: readonly string[] = [];

const listChangedFields = (
  { snapshot: before }: Configuration,
  { snapshot: after }: Configuration,
): readonly string[] =>
  before.context === after.context
    ? none
    : Object.keys({ ...before.context, ...after.context }).filter(
        (field) =>
          before.context[field] !== after.context[field] &&
          canonical(before.context[field]) !== canonical(after.context[field]),
      );

const exploreOnce = (
  model: FlowModel,
  chart: Chart,
  delays: Delays,
  maxPlaces: number,
): [Exploration, Delays] => {
  const learning = learnDelays(delays);
  const places: Place[] = [];
  const taken = new Set<string>();
  const known = new Map<string, number>();
  const merged: Merged[] = [];
  const out: Edge[][] = [];

  const note = (branches: readonly string[]) => {
    for (const branch of branches) taken.add(branch);
  };

  /** Runs a part of the exploration. Adds the state and the move to the message of an error. */
  const attempt = <Result>(use: () => Result, where: () => string, at?: Failing): Result => {
    try {
      return use();
    } catch (thrown) {
      throw new ExplorationError(
        `${chart.id}: ${where()}: ${describeThrown(thrown)}`,
        isRefusal(thrown) ? undefined : at,
        thrown,
      );
    }
  };
  const inPlace = (name: string, move?: Move) =>
    `in "${plainName(name)}"${move ? `, on ${moveText(move)}` : ''}`;

  const findPlace = (configuration: Configuration): number => {
    const { context, value, status } = configuration.snapshot;
    const name = stateName(value);
    const key = attempt(
      () => keyText(model, context),
      () => `${inPlace(name)}, the key of the model`,
    );
    const identity = identify(model, configuration, delays, key, name);
    const found = known.get(identity);
    if (found !== undefined) {
      // Keeps the configuration of a known state if its context differs, to find fields that the key lacks.
      if (places[found]?.configuration.snapshot.context !== context)
        merged.push({ place: found, configuration });
      return found;
    }
    if (places.length >= maxPlaces)
      throw new ExplorationError(
        `${chart.id}: stopped after ${maxPlaces} states; ${describeGrowth(model, places, delays, maxPlaces < usualLimits.maxPlaces)}.`,
      );
    const index = places.push({ index: places.length, name, key, status, configuration }) - 1;
    known.set(identity, index);
    return index;
  };

  const events = listEvents(model);

  const start = (input: string): Taken => {
    const begun = begin(model, model.inputs[input]);
    if (begun.configuration.snapshot.status === 'error') throw begun.configuration.snapshot.error;
    return begun;
  };

  const starts = Object.keys(model.inputs).map((input): Start => {
    const { configuration, branches } = attempt(
      () => start(input),
      () => `starting with "${input}"`,
      { input },
    );
    note(branches);
    learning.note(configuration);
    return { input, place: findPlace(configuration), branches };
  });

  let count = 0;
  for (let from = 0; from < places.length; from++) {
    const place = places[from];
    if (!place) break;
    const { name, configuration: before } = place;
    const moves = attempt(
      () => movesFrom(model, before, events, delays),
      () => inPlace(name),
    );
    out[from] = moves.map((move): Edge => {
      const { configuration, branches } = attempt(
        () => make(model, before, move),
        () => inPlace(name, move),
        { configuration: before, move },
      );
      note(branches);
      learning.note(configuration, before);
      const refused = move.kind === 'event' && branches.length === 0;
      const changes = listChangedFields(before, configuration);
      const to = refused ? from : findPlace(configuration);
      return { index: count++, from, to, move, branches, refused, changes };
    });
  }

  let gaps: ReturnType<typeof findKeyGaps> | undefined;
  const findGaps = () => {
    const found = findKeyGaps(merged, {
      make: (configuration, edge) =>
        attempt(
          () => make(model, configuration, moveFrom({ model, places, delays }, configuration, edge)),
          () =>
            `${inPlace(places[edge.from]?.name ?? '', edge.move)}, in a context with the same key as another context`,
        ),
      identify: (configuration) => identify(model, configuration, delays),
      reached: places.map((place) => ({ ...place, moves: out[place.index] ?? [] })),
    });
    merged.length = 0;
    return found;
  };

  const exploration: Exploration = {
    model,
    chart,
    places,
    delays,
    starts,
    out,
    unreachable: chart.branches.filter(({ id }) => !taken.has(id)),
    keyGaps: () => {
      gaps ??= findGaps();
      return gaps.gaps;
    },
    uncompared: () => {
      gaps ??= findGaps();
      return gaps.uncompared;
    },
  };
  return [exploration, learning.learnt()];
};

const explored = new WeakMap<FlowModel, { exploration: Exploration; limits: Limits }>();

const chartOf = (machine: FlowModel['machine']): Chart => {
  try {
    return readChart(machine);
  } catch (thrown) {
    throw new ExplorationError(`${machine.id}: the kit cannot read the chart: ${describeThrown(thrown)}`);
  }
};

const exploreAnew = (model: FlowModel, { maxPlaces, isCoarse }: Limits): Exploration => {
  const { machine } = model;
  const chart = chartOf(machine);
  if (!Object.keys(model.inputs).length)
    throw new ExplorationError(`${chart.id}: the model has no input; add one, such as { start: undefined }`);
  const unsupported = unsupportedIn(machine, model, chart);
  if (unsupported.length)
    throw new ExplorationError(
      unsupported
        .map(({ where, what, instead }) => `${chart.id}: in "${where}", ${what}; ${instead}`)
        .join('\n'),
    );
  for (let delays: Delays = { ...noDelays, isCoarse }; ; ) {
    const [found, learnt] = exploreOnce(model, chart, delays, maxPlaces);
    // Explores again if new delays overlap or, when delays overlap, if new durations occur.
    if (
      learnt.raced.size === delays.raced.size &&
      (!learnt.raced.size || learnt.lengths.size === delays.lengths.size)
    )
      return found;
    delays = learnt;
  }
};

/**
 * Explores, breadth first, all moves that the model allows, without actors. Throws an `ExplorationError` with
 * advice for an unsupported construct, an error or too many values of the key.
 */
export const explore = (model: FlowModel, limits: Limits = usualLimits): Exploration => {
  const known = explored.get(model);
  if (known && (limits === usualLimits || known.limits === limits)) return known.exploration;
  const exploration = exploreAnew(model, limits);
  explored.set(model, { exploration, limits });
  return exploration;
};
