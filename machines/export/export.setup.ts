import { assign, setup } from 'xstate';
import type { Unread } from '#src/domain/answer.ts';
import { isoDay } from '#src/domain/calendar.ts';
import { withMissing } from '#src/domain/consumption/exportRange.ts';
import type { Measure, Measures } from '#src/domain/consumption/measure.ts';
import { type Meter, meterKey } from '#src/domain/consumption/meter.ts';
import {
  type ListedContract,
  type ListedMeters,
  type MeterPage,
  type MissedPage,
  type ReadMeters,
  wholeContracts,
  withListed,
} from '#src/domain/consumption/meterList.ts';
import { type Period, toSlot } from '#src/domain/consumption/period.ts';
import { spacedReference } from '#src/domain/contract/contract.ts';
import type { Gathered } from '#src/domain/contract/contractPage.ts';
import type { Failure } from '#src/domain/failure.ts';
import { fileName } from '#src/domain/fileName.ts';
import {
  areAllHere,
  type ExportContext,
  isNoneHere,
  isUnreached,
  notCome,
  nothingCame,
  type SavedFile,
  type TaskTag,
  withCome,
} from '../export-file/exportFile.state.ts';
import { longPort, required } from '../setup/chart.ts';
import { type ExportRequest, exportSchema, type TypedExport } from './export.schema.ts';
import { type InterruptedExport, type LastExport, toResumed } from './storedExports.ts';

/** Meters to export, or the contract whose meters are loaded first (null: all contracts). */
export type ExportSource = ListedMeters | { reference: string | null };

/** Contract whose meters are requested; null for all contracts. `missed`: pages to request again. */
export type ListRequest = { reference: string | null; missed: readonly MeterPage[] };

export type ExportInput = {
  today: Date;
  source: ExportSource;
  period?: Period;
  last?: LastExport;
  interrupted?: InterruptedExport;
};

/** Measures of the period. `before`: earlier measures, for the first index; empty if they failed to load. */
type ReadPeriod = Measures & { before?: readonly Measure[] };
export type MeasuredMeter = ReadPeriod & { meter: Meter };
export type MeasuredMeters = Gathered<{ meter: Meter }, ReadPeriod>;

export type FileRequest = Omit<ExportRequest, 'meters'> & {
  measured: readonly (MeasuredMeter & { contract: ListedContract })[];
  unread: readonly Unread[];
  isAlone: boolean;
};

type Context = ExportInput &
  ExportContext<MeasuredMeters> & {
    listed: ListedMeters | null;
    missedPages: readonly MissedPage[];
    request: ExportRequest | null;
    saved: SavedFile | null;
    /** Number of meters in the file that the user saved before the session expired. */
    savedBefore: number;
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

export const remaining = ({ request, fetched }: Pick<Context, 'request' | 'fetched'>): ExportRequest => {
  const { meters, ...rest } = required(request);
  const here = fetched.map(({ meter }) => meter);
  return { ...rest, meters: notCome(meters, here, meterKey) };
};

const modeWords = { monthly: 'mensuel', daily: 'journalier' };

type Named = {
  request: ExportRequest;
  listed: ListedMeters;
  missedPages: readonly unknown[];
  isWhole: boolean;
  today: Date;
  savedBefore: number;
};

type Alone = { meters: ExportRequest['meters']; savedBefore: number };

/** True for an export of one meter, unless this meter is the last one of an interrupted export. */
const isAlone = ({ meters, savedBefore }: Alone): boolean => meters.length === 1 && savedBefore === 0;

const isOfAll = ({ request, listed, savedBefore }: Pick<Named, 'request' | 'listed' | 'savedBefore'>) =>
  request.meters.length === listed.meters.length && savedBefore === 0;

const nameMeters = (named: Pick<Named, 'request' | 'listed' | 'savedBefore'>): string => {
  const { meters } = named.request;
  const [first, ...others] = meters;
  if (first && isAlone({ ...named, meters })) return first.matriculeCompteur;
  if (first && others.every(({ reference }) => reference === first.reference))
    return spacedReference(first.reference);
  return isOfAll(named) ? 'tous-compteurs' : `${meters.length}-compteurs`;
};

const namePeriod = ({ mode, startDate, endDate }: ExportRequest): string =>
  [startDate, endDate].map((day) => toSlot(mode, day)).join('_');

/**
 * File name of an export: `2026-11-22_D21TA1000142_2025-11_2026-10_mensuel.xlsx`. `-partiel`: the file lacks
 * meters. `-suite`: second file of an interrupted export.
 */
export const exportName = ({ today, isWhole, missedPages, ...named }: Named): string => {
  const { mode, format } = named.request;
  const rest = named.savedBefore > 0 ? '-suite' : '';
  const partial = !isWhole || (missedPages.length > 0 && isOfAll(named)) ? '-partiel' : '';
  return fileName(
    [isoDay(today), nameMeters(named), namePeriod(named.request), `${modeWords[mode]}${rest}${partial}`],
    format,
  );
};

/** Measures in the order of the meters. Each missing reading becomes a measure without a volume. */
export const toFileRequest = ({
  request,
  fetched,
  listed,
  today,
  savedBefore,
}: Pick<Context, 'request' | 'fetched' | 'listed' | 'today' | 'savedBefore'>): FileRequest => {
  const { meters, ...rest } = required(request);
  const named = new Map(required(listed).contracts.map((contract) => [contract.reference, contract]));
  const came = new Map(fetched.map((measured) => [meterKey(measured.meter), measured]));
  return {
    ...rest,
    measured: meters.flatMap((meter) => {
      const measured = came.get(meterKey(meter));
      const contract = named.get(meter.reference) ?? { reference: meter.reference, name: '' };
      if (!measured) return [];
      const measures = withMissing(meter.kind, measured.measures, { ...rest, today });
      return { ...measured, contract, meter, measures };
    }),
    unread: required(listed).unread ?? [],
    isAlone: isAlone({ meters, savedBefore }),
  };
};

const judged = ({ today, listed }: Pick<Context, 'today' | 'listed'>, values: TypedExport) =>
  exportSchema({ today, meters: required(listed).meters }).safeParse(values);

export const toListRequest = ({ source, missedPages }: Context): ListRequest => ({
  reference: 'reference' in source ? source.reference : null,
  missed: missedPages.map(({ failure, ...page }) => page),
});

export const nameFile = (context: Context): string =>
  exportName({
    ...context,
    request: required(context.request),
    listed: required(context.listed),
    isWhole: remaining(context).meters.length === 0,
  });

export const initialContext = (input: ExportInput): Context => ({
  ...input,
  missedPages: [],
  listed: 'meters' in input.source ? input.source : null,
  ...nothingCame,
  request: input.interrupted ? toResumed(input.interrupted) : null,
  file: null,
  saved: null,
  savedBefore: input.interrupted?.saved ?? 0,
  isReconnected: false,
});

export const exportSetup = setup({
  types: { context: {} as Context, input: {} as ExportInput, events: {} as Event, tags: {} as TaskTag },
  actors: {
    listMeters: longPort<ReadMeters, ListRequest>('listMeters'),
    fetchMeasures: longPort<MeasuredMeters, ExportRequest>('fetchMeasures'),
    writeFile: longPort<Blob, FileRequest>('writeFile'),
    saveFile: longPort<void, { file: Blob; name: string }>('saveFile'),
  },
  guards: {
    isInterrupted: ({ context }) => context.interrupted !== undefined,
    isListed: ({ context }) => context.listed !== null,
    isWithoutMeters: ({ context }, came: ReadMeters) =>
      came.missed.length === 0 && withListed(context.listed, came).meters.length === 0,
    isWhollyListed: (_, { missed }: ReadMeters) => missed.length === 0,
    hasWholeContracts: ({ context: { listed, missedPages } }) =>
      listed !== null && wholeContracts(listed, missedPages).meters.length > 0,
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
    rememberMeters: assign(({ context }, came: ReadMeters) => ({
      listed: withListed(context.listed, came),
      missedPages: came.missed,
    })),
    leaveMissedPages: assign({
      listed: ({ context }) => wholeContracts(required(context.listed), context.missedPages),
    }),
    askExport: assign(({ context }, values: TypedExport) => ({
      ...nothingCame,
      savedBefore: 0,
      request: judged(context, values).data ?? null,
    })),
    rememberFetched: assign(({ context }, came: MeasuredMeters) => ({
      ...withCome(context.fetched, came),
      isReconnected: false,
    })),
    rememberRefusal: assign({ failure: (_, { missed: [first] }: MeasuredMeters) => first?.failure ?? null }),
    rememberFile: assign({ file: (_, file: Blob) => file }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    rememberSaved: assign({
      saved: ({ context }) => ({
        name: nameFile(context),
        count: toFileRequest(context).measured.length,
        file: required(context.file),
      }),
    }),
    rememberConnection: assign({ isReconnected: true }),
  },
});
