import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { type Histogram, toHistogram } from '#src/domain/consumption/histogram.ts';
import type { Face, HistogramRequest } from '#src/domain/consumption/histogramAddress.ts';
import type { Measure, Measures } from '#src/domain/consumption/measure.ts';
import type { Meter } from '#src/domain/consumption/meter.ts';
import {
  type Days,
  findAvailableDays,
  inMode,
  isWithinReach,
  type Mode,
  neighbour,
  type Period,
  periodOn,
  type Reach,
  readPeriod,
  yearBefore,
} from '#src/domain/consumption/period.ts';
import type { Failure } from '#src/domain/failure.ts';
import { called, doneTo, failedTo, port } from '../setup/chart.ts';

/** Query of a period. `before`: the period one year earlier; null if the back office no longer stores it. */
export type MeasuresQuery = { meter: Meter; period: Period; days: Days; before: Days | null };

export type PeriodRead = Measures & { before: readonly Measure[] | null };

export type HistogramInput = HistogramRequest & { meter: Meter; today: Date; reach?: Reach };

type Context = HistogramInput & {
  loaded: ReadonlyMap<string, PeriodRead>;
  drawn: Period | null;
  failure: Failure | null;
};

type Event =
  | { type: 'mode.chosen'; mode: Mode }
  | { type: 'period.turned'; step: -1 | 1 }
  | { type: 'period.chosen'; name: string }
  | { type: 'slot.opened'; slot: string }
  | { type: 'view.chosen'; view: Face }
  | ({ type: 'address.reached' } & HistogramRequest)
  | { type: 'retried' };

/** For a meter read on site, also loads the year before, because a reading may cover days of that year. */
const sinceReadingBefore = ({ kind }: Meter, period: Period, today: Date): Partial<Days> =>
  kind === 'SE' ? { startDate: findAvailableDays(yearBefore(period), today).startDate } : {};

const toMeasuresQuery = ({ meter, period, today }: Context): MeasuresQuery => {
  const before = yearBefore(period);
  return {
    meter,
    period,
    days: findAvailableDays(period, today),
    before: isWithinReach(before, today)
      ? { ...findAvailableDays(before, today), ...sinceReadingBefore(meter, before, today) }
      : null,
  };
};

export const histogramIn = (
  { loaded, meter: { kind }, today }: Pick<Context, 'loaded' | 'meter' | 'today'>,
  period: Period,
): Histogram | undefined => {
  const read = loaded.get(period.name);
  return read && toHistogram({ kind, period, today, ...read });
};

export const initialContext = (input: HistogramInput): Context => ({
  ...input,
  loaded: new Map(),
  drawn: null,
  failure: null,
});

const histogramSetup = setup({
  types: { context: {} as Context, input: {} as HistogramInput, events: {} as Event, tags: {} as 'busy' },
  actors: { loadMeasures: port<PeriodRead, MeasuresQuery>('loadMeasures') },
  guards: {
    mayShow: ({ context: { meter, period, today, reach } }, { mode, name }: Period) =>
      name !== period.name &&
      (mode === 'monthly' || meter.kind === 'TR') &&
      isWithinReach({ mode, name }, today, reach),
    isOtherView: ({ context }, view: Face) => view !== context.view,
    isLoaded: ({ context: { loaded, period } }) => loaded.has(period.name),
    isNothing: ({ context }) => histogramIn(context, context.period)?.total === null,
  },
  actions: {
    showPeriod: assign((_, period: Period) => ({ period, isPeriodWrong: false })),
    judgeAddress: assign({ isPeriodWrong: (_, isPeriodWrong: boolean) => isPeriodWrong }),
    draw: assign({ drawn: ({ context }) => context.period }),
    showView: assign({ view: (_, view: Face) => view }),
    holdMeasures: assign({
      loaded: ({ context: { loaded, period } }, read: PeriodRead) => new Map(loaded).set(period.name, read),
    }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
});

export const histogramMachine = histogramSetup.createMachine({
  id: 'histogram',
  description: 'Suivre la consommation d’un compteur, par mois ou par jour',
  context: ({ input }) => initialContext(input),
  initial: 'turning',
  on: {
    'mode.chosen': {
      guard: { type: 'mayShow', params: ({ context, event }) => inMode(context, event.mode) },
      target: '.turning',
      actions: { type: 'showPeriod', params: ({ context, event }) => inMode(context, event.mode) },
      description: 'L’utilisateur choisit de voir par mois, ou par jour',
    },
    'period.turned': {
      guard: { type: 'mayShow', params: ({ context, event }) => neighbour(context.period, event.step) },
      target: '.turning',
      actions: { type: 'showPeriod', params: ({ context, event }) => neighbour(context.period, event.step) },
      description: 'L’utilisateur passe à la période d’avant, ou d’après',
    },
    'period.chosen': {
      guard: { type: 'mayShow', params: ({ context, event }) => readPeriod(event.name) ?? context.period },
      target: '.turning',
      actions: {
        type: 'showPeriod',
        params: ({ context, event }) => readPeriod(event.name) ?? context.period,
      },
      description: 'L’utilisateur choisit une année ou un mois dans la liste',
    },
    'slot.opened': {
      guard: { type: 'mayShow', params: ({ event }) => periodOn('daily', event.slot) },
      target: '.turning',
      actions: { type: 'showPeriod', params: ({ event }) => periodOn('daily', event.slot) },
      description: 'L’utilisateur ouvre les jours d’un mois',
    },
    'view.chosen': {
      guard: { type: 'isOtherView', params: ({ event }) => event.view },
      actions: { type: 'showView', params: ({ event }) => event.view },
      description: 'L’utilisateur choisit le graphique, ou le tableau',
    },
    'address.reached': [
      {
        guard: { type: 'mayShow', params: ({ event }) => event.period },
        target: '.turning',
        actions: [
          { type: 'showPeriod', params: ({ event }) => event.period },
          { type: 'judgeAddress', params: ({ event }) => event.isPeriodWrong },
          { type: 'showView', params: ({ event }) => event.view },
        ],
        description: 'L’adresse désigne une autre période',
      },
      {
        actions: [
          { type: 'judgeAddress', params: ({ event }) => event.isPeriodWrong },
          { type: 'showView', params: ({ event }) => event.view },
        ],
        description: 'L’adresse désigne la période affichée, ou une qui ne peut pas l’être',
      },
    ],
  },
  states: {
    turning: {
      description: 'Le portail vérifie si la période est déjà connue',
      always: [
        { guard: 'isNothing', target: 'empty', description: 'La période est déjà connue, sans aucun relevé' },
        { guard: 'isLoaded', target: 'shown', description: 'La période est déjà connue' },
        { target: 'loading', description: 'La période n’est pas encore connue' },
      ],
    },
    loading: {
      description: 'Le portail demande les mesures : le graphique précédent reste en place, estompé',
      tags: 'busy',
      invoke: {
        ...called('loadMeasures'),
        input: ({ context }) => toMeasuresQuery(context),
        onDone: doneTo('turning', 'holdMeasures', { description: 'Les mesures sont lues' }),
        onError: failedTo('unavailable', { description: 'Les mesures ne peuvent pas être lues' }),
      },
    },
    shown: { description: 'Les mesures de la période sont affichées', entry: 'draw' },
    empty: { description: 'Un message indique que la période n’a aucun relevé, et pourquoi' },
    unavailable: {
      description:
        'Les mesures n’ont pas pu être lues : un message en donne la raison et propose de réessayer',
      on: { retried: { target: 'loading', description: 'L’utilisateur essaie de nouveau' } },
    },
  },
});

export type HistogramActor = ActorRefFrom<typeof histogramMachine>;
export type HistogramSnapshot = SnapshotFrom<typeof histogramMachine>;

export type PartProps = { actor: HistogramActor; snapshot: HistogramSnapshot };

export type FaceProps = {
  histogram: Histogram;
  isOpenable: (slot: string) => boolean;
  onOpen: (slot: string) => void;
};
