import { assign, setup } from 'xstate';
import { isoDay } from '../domain/calendar.ts';
import type { Measure } from '../domain/consumption/measure.ts';
import { type ConsumptionContract, type Meter, meterKey } from '../domain/consumption/meter.ts';
import { withMissing } from '../domain/consumption/missingMeasures.ts';
import type { Period } from '../domain/consumption/period.ts';
import { spacedReference } from '../domain/contract/contract.ts';
import type { Failure } from '../domain/failure.ts';
import { fileName } from '../domain/fileName.ts';
import type { Gathered } from '../domain/gathered.ts';
import {
  areAllHere,
  type ExportContext,
  isNoneHere,
  isUnreached,
  notCome,
  nothingCame,
  type SavedFile,
  withCome,
} from '../export-file/exportFile.ts';
import { longPort } from '../setup/port.ts';
import { required } from '../setup/required.ts';
import { type ExportRequest, exportSchema, type TypedExport } from './export.schema.ts';
import { type InterruptedExport, toResumed } from './interruptedExport.ts';

/** The meters that may be exported, all of one contract. */
export type ListedMeters = {
  contract: Pick<ConsumptionContract, 'reference' | 'name'>;
  meters: readonly Meter[];
};

/** Meters that are known, or a contract whose meters are read first. */
export type ExportSource = ListedMeters | { reference: string };

export type ExportInput = {
  today: Date;
  source: ExportSource;
  /** The period of the page that it is opened from, which its form starts with. */
  period?: Period;
  /** What the end of the session has left of it, which may be resumed. */
  interrupted?: InterruptedExport;
};

export type MeasuredMeter = { meter: Meter; measures: readonly Measure[] };
export type MeasuredMeters = Gathered<{ meter: Meter }, { measures: readonly Measure[] }>;

/** What a file is written of: the meters asked for, with what came of each. */
export type FileRequest = Omit<ExportRequest, 'meters'> & {
  contract: ListedMeters['contract'];
  measured: readonly MeasuredMeter[];
  /** One meter alone is written otherwise than one of several. */
  isAlone: boolean;
};

type Context = ExportInput &
  ExportContext<MeasuredMeters> & {
    listed: ListedMeters | null;
    /** The last choice, which the form shows again. */
    request: ExportRequest | null;
    saved: SavedFile | null;
    /** How many meters of what is asked a file saved before holds, where the end of the session has interrupted it. */
    savedBefore: number;
    /** The network is back, and what is missing may be asked for again. */
    isReconnected: boolean;
  };

type Event =
  | { type: 'form.submitted'; values: TypedExport }
  | { type: 'retried' }
  | { type: 'rest.kept' }
  | { type: 'save.repeated' }
  | { type: 'connection.restored' }
  | { type: 'cancelled' }
  | { type: 'closed' };

const modeWords = { monthly: 'mensuel', daily: 'journalier' };

/** What is still to be asked for. */
export const remaining = ({ request, fetched }: Pick<Context, 'request' | 'fetched'>): ExportRequest => {
  const { meters, ...rest } = required(request);
  const here = fetched.map(({ meter }) => meter);
  return { ...rest, meters: notCome(meters, here, meterKey) };
};

type Requested = Pick<Context, 'request' | 'savedBefore'>;

/** One meter alone; the last that is missing of several is not. */
const isAlone = ({ request, savedBefore }: Requested): boolean =>
  required(request).meters.length === 1 && savedBefore === 0;

/**
 * `2026-11-22_D21TA1000142_mensuel.xlsx`; of several meters, the contract is named instead, `mensuel-partiel` says that some
 * are missing, and `mensuel-suite` that a file saved before, as the session ended, holds the others.
 */
export const exportName = ({
  request,
  fetched,
  listed,
  today,
  savedBefore,
}: Pick<Context, 'fetched' | 'listed' | 'today'> & Requested): string => {
  const { format, meters, mode } = required(request);
  const [meter] = meters;
  const named =
    meter && isAlone({ request, savedBefore })
      ? meter.matriculeCompteur
      : spacedReference(required(listed).contract.reference);
  const rest = savedBefore > 0 ? '-suite' : '';
  const partial = remaining({ request, fetched }).meters.length > 0 ? '-partiel' : '';
  return fileName([isoDay(today), named, `${modeWords[mode]}${rest}${partial}`], format);
};

/** What came, in the order in which the meters are listed; each reading that was due and did not come is among it. */
export const toFileRequest = ({
  request,
  fetched,
  listed,
  today,
  savedBefore,
}: Pick<Context, 'fetched' | 'listed' | 'today'> & Requested): FileRequest => {
  const { meters, ...rest } = required(request);
  const came = new Map(
    fetched.map(({ meter, measures }) => [
      meterKey(meter),
      { meter, measures: withMissing(meter.kind, measures, { ...rest, today }) },
    ]),
  );
  return {
    ...rest,
    contract: required(listed).contract,
    measured: meters.flatMap((meter) => came.get(meterKey(meter)) ?? []),
    isAlone: isAlone({ request, savedBefore }),
  };
};

const judged = ({ today, listed }: Pick<Context, 'today' | 'listed'>, values: TypedExport) =>
  exportSchema({ today, meters: required(listed).meters }).safeParse(values);

export const initialContext = (input: ExportInput): Context => ({
  ...input,
  listed: 'meters' in input.source ? input.source : null,
  ...nothingCame,
  request: input.interrupted ? toResumed(input.interrupted) : null,
  file: null,
  saved: null,
  savedBefore: input.interrupted?.saved ?? 0,
  isReconnected: false,
});

/** The bodies that the chart of the export names. */
export const exportSetup = setup({
  types: {
    context: {} as Context,
    input: {} as ExportInput,
    events: {} as Event,
    tags: {} as 'busy' | 'ended',
  },
  actors: {
    listMeters: longPort<ListedMeters, string>('listMeters'),
    fetchMeasures: longPort<MeasuredMeters, ExportRequest>('fetchMeasures'),
    writeFile: longPort<Blob, FileRequest>('writeFile'),
    saveFile: longPort<void, { file: Blob; name: string }>('saveFile'),
  },
  guards: {
    isInterrupted: ({ context }) => context.interrupted !== undefined,
    isListed: ({ context }) => context.listed !== null,
    isWellFormed: ({ context }, values: TypedExport) => judged(context, values).success,
    isRefused: ({ context }, came: MeasuredMeters) =>
      isNoneHere(context.fetched, came) && came.missed.every(({ failure }) => failure.kind === 'refused'),
    isNothingMeasured: ({ context }, { fetched, missed }: MeasuredMeters) =>
      missed.length === 0 && [...context.fetched, ...fetched].every(({ measures }) => measures.length === 0),
    areAllHere: (_, came: MeasuredMeters) => areAllHere(came),
    isNoneHere: ({ context }, came: MeasuredMeters) => isNoneHere(context.fetched, came),
    isUnreached: ({ context }) => isUnreached(context),
    hasMeasures: ({ context }) => context.fetched.some(({ measures }) => measures.length > 0),
  },
  actions: {
    rememberMeters: assign({ listed: (_, listed: ListedMeters) => listed }),
    askExport: assign(({ context }, values: TypedExport) => ({
      ...nothingCame,
      savedBefore: 0,
      request: judged(context, values).data ?? null,
    })),
    rememberFetched: assign(({ context }, came: MeasuredMeters) => ({
      ...withCome(context.fetched, came),
      isReconnected: false,
    })),
    rememberRefusal: assign({
      failure: (_, { missed: [first] }: MeasuredMeters) => first?.failure ?? null,
    }),
    rememberFile: assign({ file: (_, file: Blob) => file }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    rememberSaved: assign({
      saved: ({ context }) => ({
        name: exportName(context),
        count: toFileRequest(context).measured.length,
        file: required(context.file),
      }),
    }),
    rememberConnection: assign({ isReconnected: true }),
  },
});
