import { assign, setup } from 'xstate';
import type { Readable, Unread } from '../domain/answer.ts';
import type { ComparisonRequest } from '../domain/consumption/comparisonAddress.ts';
import type { Measures } from '../domain/consumption/measure.ts';
import { type Meter, meterKey } from '../domain/consumption/meter.ts';
import { compareMeters, fewest, type MeterComparison, most } from '../domain/consumption/meterComparison.ts';
import {
  type Days,
  findAvailableDays,
  isWithinReach,
  type Mode,
  type Period,
  type Reach,
} from '../domain/consumption/period.ts';
import type { Failure } from '../domain/failure.ts';
import { fileName } from '../domain/fileName.ts';
import type { Gathered } from '../domain/gathered.ts';
import { type ExportContext, notCome, nothingCame, withComeAgain } from '../export-file/exportFile.ts';
import { longPort } from '../setup/port.ts';
import { required } from '../setup/required.ts';
import { chosenKeys, type TypedChoice } from './comparison.schema.ts';

export type ComparisonFormat = 'xlsx' | 'csv';

/** What was measured by each meter, and why others could not be read. */
export type ReadMeasures = Gathered<{ meter: Meter }, Measures>;

/** Which meters are read, over which days of a period. */
export type MeasuresBatch = { meters: readonly Meter[]; period: Period; days: Days };

/** What the file holds, and the meters that it lacks. */
export type ComparisonFile = {
  comparison: MeterComparison;
  missed: readonly Meter[];
  format: ComparisonFormat;
};

export type ComparisonInput = ComparisonRequest & {
  today: Date;
  /** How far back measures are kept, in months; docs/rules.md#limits unless said. */
  reach?: Reach;
};

type Context = ComparisonInput &
  ExportContext<ReadMeasures> & {
    /** The meters of the account that are read from afar; null until they are known. */
    meters: readonly Meter[] | null;
    /** Contracts and meters that cannot be read. */
    unread: readonly Unread[];
    format: ComparisonFormat | null;
  };

type Event =
  | ({ type: 'address.reached' } & ComparisonRequest)
  | { type: 'form.submitted'; values: TypedChoice }
  | { type: 'choice.reopened' }
  | { type: 'mode.chosen'; mode: Mode }
  | { type: 'period.turned'; step: -1 | 1 }
  /** Another year or month, in the same mode. */
  | { type: 'period.chosen'; name: string }
  | { type: 'file.requested'; format: ComparisonFormat }
  | { type: 'retried' }
  | { type: 'cancelled' };

const nothing = { ...nothingCame, file: null, saved: null };

export const initialContext = (input: ComparisonInput): Context => ({
  ...input,
  ...nothing,
  meters: null,
  unread: [],
  format: null,
});

type Chosen = Pick<Context, 'meters' | 'keys'>;

/** The meters that are compared, in the order in which they were chosen. */
export const chosenMeters = ({ meters, keys }: Chosen): Meter[] => {
  const byKey = new Map(meters?.map((meter) => [meterKey(meter), meter]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
};

/** What the address names and is not a meter of the account read from afar; nothing until these are known. */
export const unknownKeys = (context: Chosen): string[] => {
  const known = new Set(chosenMeters(context).map(meterKey));
  return context.meters ? context.keys.filter((key) => !known.has(key)) : [];
};

const mayCompare = (meters: readonly Meter[]): boolean => meters.length >= fewest && meters.length <= most;

/** The meters that are not read yet. */
export const toBatch = ({ meters, keys, fetched, period, today }: Context): MeasuresBatch => ({
  meters: notCome(
    chosenMeters({ meters, keys }),
    fetched.map(({ meter }) => meter),
    meterKey,
  ),
  period,
  days: findAvailableDays(period, today),
});

/** What is compared of what was read so far. */
export const comparisonIn = (
  context: Pick<Context, 'meters' | 'keys' | 'fetched' | 'period' | 'today'>,
): MeterComparison => compareMeters({ ...context, chosen: chosenMeters(context) });

/** `Comparaison_2026-07.xlsx` */
export const comparisonName = ({ period, format }: Pick<Context, 'period' | 'format'>): string =>
  fileName(['Comparaison', period.name], required(format));

export const toFile = (context: Context): ComparisonFile => ({
  comparison: comparisonIn(context),
  missed: context.missed.map(({ meter }) => meter),
  format: required(context.format),
});

/** The bodies that the chart of the comparison names. */
export const comparisonSetup = setup({
  types: {
    context: {} as Context,
    input: {} as ComparisonInput,
    events: {} as Event,
    tags: {} as 'busy' | 'ended',
  },
  actors: {
    listMeters: longPort<Readable<Meter>, void>('listMeters'),
    readMeasures: longPort<ReadMeasures, MeasuresBatch>('readMeasures'),
    writeTable: longPort<Blob, ComparisonFile>('writeTable'),
    saveFile: longPort<void, { file: Blob; name: string }>('saveFile'),
  },
  guards: {
    isListed: ({ context }) => context.meters !== null,
    areTooFew: ({ context }) => (context.meters?.length ?? 0) < fewest,
    areEnough: ({ context }) => mayCompare(chosenMeters(context)),
    isWellFormed: ({ context: { meters } }, typed: TypedChoice) =>
      mayCompare(chosenMeters({ meters, keys: chosenKeys(typed) })),
    mayShow: ({ context: { period, today, reach } }, { mode, name }: Period) =>
      name !== period.name && isWithinReach({ mode, name }, today, reach),
    hasMissed: ({ context }) => context.missed.length > 0,
    hasVolumes: ({ context }) => comparisonIn(context).sum !== null,
  },
  actions: {
    rememberRequest: assign((_, { keys, period, isCut, isPeriodWrong }: ComparisonRequest) => ({
      ...nothing,
      keys,
      period,
      isCut,
      isPeriodWrong,
    })),
    rememberMeters: assign((_, { items, unread }: Readable<Meter>) => ({ meters: items, unread })),
    choose: assign((_, typed: TypedChoice) => ({
      ...nothing,
      keys: chosenKeys(typed),
      isCut: false,
      isPeriodWrong: false,
    })),
    showPeriod: assign((_, period: Period) => ({ ...nothing, period, isPeriodWrong: false })),
    rememberRead: assign(({ context }, came: ReadMeasures) =>
      withComeAgain(context, came, ({ meter }) => meterKey(meter)),
    ),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    rememberFile: assign({ file: (_, file: Blob) => file }),
    rememberSaved: assign({
      saved: ({ context }) => ({ name: comparisonName(context), count: context.fetched.length }),
    }),
    requestFile: assign({ format: (_, format: ComparisonFormat) => format }),
  },
});
