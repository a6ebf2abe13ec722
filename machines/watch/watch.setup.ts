import { assign, setup } from 'xstate';
import type { Readable, Unread } from '../domain/answer.ts';
import { isoDay } from '../domain/calendar.ts';
import { type Meter, meterKey } from '../domain/consumption/meter.ts';
import {
  type Alarm,
  type ReadEpisodes,
  toAlarms,
  type WatchedMeter,
} from '../domain/consumption/watch/alarms.ts';
import type { Failure } from '../domain/failure.ts';
import { fileName } from '../domain/fileName.ts';
import type { Gathered } from '../domain/gathered.ts';
import { type ExportContext, nothingCame, withComeAgain } from '../export-file/exportFile.ts';
import { longPort } from '../setup/port.ts';
import { required } from '../setup/required.ts';

export type WatchFormat = 'xlsx' | 'csv';

/** What was found of each meter, and why others could not be read. */
export type ReadMeters = Gathered<{ meter: Meter }, ReadEpisodes>;

/** The meters to read at a time: what a pause leaves is read again. */
export type Batch = { meters: readonly Meter[]; today: Date };

export type AlarmList = { alarms: readonly Alarm[]; unread: readonly Unread[]; format: WatchFormat };

export type WatchInput = { today: Date };

type Context = WatchInput &
  ExportContext<ReadMeters> & {
    /** All the meters of the account that are read from afar. */
    meters: readonly Meter[];
    /** Contracts and meters that cannot be read. */
    unread: readonly Unread[];
    format: WatchFormat | null;
    /** How many lines of the list are shown. */
    shown: number;
  };

type Event =
  | { type: 'started' }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'cancelled' }
  | { type: 'retried' }
  | { type: 'more.asked' }
  | { type: 'list.asked'; format: WatchFormat };

/** How many meters are read before what they say is shown. */
const batchSize = 20;

/** How many lines more are shown at a time. */
const step = 20;

const nothing = {
  ...nothingCame,
  meters: [],
  unread: [],
  file: null,
  saved: null,
  format: null,
  shown: step,
};

export const initialContext = (input: WatchInput): Context => ({ ...input, ...nothing });

type Progress = Pick<Context, 'meters' | 'fetched' | 'missed'>;

/** The meters that were neither read nor missed. */
export const remaining = ({ meters, fetched, missed }: Progress): Meter[] => {
  const done = new Set([...fetched, ...missed].map(({ meter }) => meterKey(meter)));
  return meters.filter((meter) => !done.has(meterKey(meter)));
};

export const toBatch = (context: Context): Batch => ({
  meters: remaining(context).slice(0, batchSize),
  today: context.today,
});

const withRead = (before: Progress, came: ReadMeters) =>
  withComeAgain(before, came, ({ meter }) => meterKey(meter));

/** What was found so far, in the order of the list. */
export const alarmsOf = ({ fetched }: { fetched: readonly WatchedMeter[] }): Alarm[] => toAlarms(fetched);

/** Contracts, meters and measures that cannot be read. */
export const allUnreadOf = ({ unread, fetched }: Pick<Context, 'unread' | 'fetched'>): Unread[] => [
  ...unread,
  ...fetched.flatMap(({ unreadCount = 0 }) =>
    Array.from({ length: unreadCount }, () => ({ kind: 'measure' as const, name: '' })),
  ),
];

/** `Surveillance_2026-11-21.xlsx` */
export const listName = ({ today, format }: Pick<Context, 'today' | 'format'>): string =>
  fileName(['Surveillance', isoDay(today)], required(format));

export const toList = (context: Context): AlarmList => ({
  alarms: alarmsOf(context),
  unread: allUnreadOf(context),
  format: required(context.format),
});

/** The bodies that the chart of the watch names. */
export const watchSetup = setup({
  types: {
    context: {} as Context,
    input: {} as WatchInput,
    events: {} as Event,
    tags: {} as 'busy' | 'ended',
  },
  actors: {
    listMeters: longPort<Readable<Meter>, void>('listMeters'),
    readMeters: longPort<ReadMeters, Batch>('readMeters'),
    writeList: longPort<Blob, AlarmList>('writeList'),
    saveFile: longPort<void, { file: Blob; name: string }>('saveFile'),
  },
  guards: {
    isNothing: (_, { items }: Readable<Meter>) => items.length === 0,
    isMoreToRead: ({ context }, came: ReadMeters) =>
      remaining({ ...context, ...withRead(context, came) }).length > 0,
    hasMissed: ({ context }) => context.missed.length > 0,
    hasAlarms: ({ context }) => context.fetched.some(({ episodes }) => episodes.length > 0),
    isMoreToShow: ({ context }) => alarmsOf(context).length > context.shown,
  },
  actions: {
    rememberMeters: assign((_, { items, unread }: Readable<Meter>) => ({ meters: items, unread })),
    rememberRead: assign(({ context }, came: ReadMeters) => withRead(context, came)),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    rememberFile: assign({ file: (_, file: Blob) => file }),
    rememberSaved: assign({
      saved: ({ context }) => ({ name: listName(context), count: alarmsOf(context).length }),
    }),
    askList: assign({ format: (_, format: WatchFormat) => format }),
    showMore: assign({ shown: ({ context }) => context.shown + step }),
    forgetMissed: assign({ missed: [] }),
    forgetRead: assign(nothing),
  },
});
