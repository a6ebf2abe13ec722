import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Unread } from '#src/domain/answer.ts';
import { isoDay } from '#src/domain/calendar.ts';
import type { Meter } from '#src/domain/consumption/meter.ts';
import type { RemoteMeters } from '#src/domain/consumption/meterList.ts';
import { type Alarm, type ReadEpisodes, toAlarms } from '#src/domain/consumption/watch/alarms.ts';
import type { Gathered } from '#src/domain/contract/contractPage.ts';
import type { Failure } from '#src/domain/failure.ts';
import { fileName } from '#src/domain/fileName.ts';
import {
  type FileFormat,
  savingFile,
  type TaskTag,
  unwrittenFile,
  writingFile,
} from '../export-file/exportFile.state.ts';
import {
  type BatchContext,
  type BatchEvent,
  interruptedReading,
  listingMeters,
  missedRetried,
  nextBatch,
  nothingListed,
  pausedReading,
  readingBatches,
  remaining,
  unequipped,
  unlistedMeters,
  withBatch,
} from '../meter/meterBatches.state.ts';
import { longPort, required } from '../setup/chart.ts';

/** Results for some meters (a batch). `readAt`: time of the last response, in milliseconds. */
export type ReadMeters = Gathered<{ meter: Meter }, ReadEpisodes> & { readAt: number };

/** Meters of one port call. A resumed task repeats an interrupted call. `isAgain`: ignores the cache. */
export type Batch = { meters: readonly Meter[]; today: Date; isAgain: boolean };

export type AlarmList = { alarms: readonly Alarm[]; unread: readonly Unread[]; format: FileFormat };

type WatchInput = { wasInterrupted?: boolean };

type Context = BatchContext<ReadEpisodes> & {
  /** Day of the search for leaks; null until the meters are listed. */
  today: Date | null;
  readAt: number | null;
  isAgain: boolean;
  format: FileFormat | null;
};

const nothing = {
  ...nothingListed,
  wasInterrupted: false,
  today: null,
  readAt: null,
  isAgain: false,
  format: null,
};

export const initialContext = (input: WatchInput = {}): Context => ({ ...nothing, ...input });

const toBatch = (context: Context): Batch => ({
  meters: nextBatch(context),
  today: required(context.today),
  isAgain: context.isAgain,
});

export const allUnreadOf = ({ unread, fetched }: Pick<Context, 'unread' | 'fetched'>): Unread[] => [
  ...unread,
  ...fetched.flatMap(({ unreadCount = 0 }) =>
    Array.from({ length: unreadCount }, () => ({ kind: 'measure' as const, name: '' })),
  ),
];

const listName = ({ today, format }: Pick<Context, 'today' | 'format'>): string =>
  fileName(['Surveillance', isoDay(required(today))], required(format));

const toList = (context: Context): AlarmList => ({
  alarms: toAlarms(context.fetched),
  unread: allUnreadOf(context),
  format: required(context.format),
});

const watchSetup = setup({
  types: {
    context: {} as Context,
    input: {} as WatchInput,
    events: {} as BatchEvent | { type: 'list.asked'; format: FileFormat },
    tags: {} as TaskTag,
  },
  actors: {
    listMeters: longPort<RemoteMeters & { today: Date }, void>('listMeters'),
    readMeters: longPort<ReadMeters, Batch>('readMeters'),
    writeList: longPort<Blob, AlarmList>('writeList'),
    saveFile: longPort<void, { file: Blob; name: string }>('saveFile'),
  },
  guards: {
    wasInterrupted: ({ context }) => context.wasInterrupted,
    isNothing: (_, { items }: RemoteMeters) => items.length === 0,
    isMoreToRead: ({ context }, came: ReadMeters) =>
      remaining({ ...context, ...withBatch(context, came) }).length > 0,
    hasMissed: ({ context }) => context.missed.length > 0,
    hasAlarms: ({ context }) => context.fetched.some(({ episodes }) => episodes.length > 0),
  },
  actions: {
    rememberMeters: assign((_, { items: meters, ...listed }: RemoteMeters) => ({ meters, ...listed })),
    rememberRead: assign(({ context }, { readAt, ...came }: ReadMeters) => ({
      ...withBatch(context, came),
      readAt,
    })),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    rememberFile: assign({ file: (_, file: Blob) => file }),
    rememberSaved: assign({
      saved: ({ context }) => ({ name: listName(context), count: toAlarms(context.fetched).length }),
    }),
    askList: assign({ format: (_, format: FileFormat) => format }),
    forgetMissed: assign({ missed: [] }),
    forgetRead: assign(nothing),
    readAgain: assign({ isAgain: true }),
  },
});

const choosing = watchSetup.createStateConfig({
  description:
    'Les hausses trouvées sont affichées, et les compteurs qui n’ont pas pu être lus sont signalés',
  initial: 'ready',
  on: {
    retried: missedRetried,
    'list.asked': {
      guard: 'hasAlarms',
      target: 'writing',
      actions: { type: 'askList', params: ({ event }) => event.format },
      description: 'La liste est demandée, en classeur ou en CSV',
    },
    started: {
      target: 'listing',
      actions: ['forgetRead', 'readAgain'],
      description: 'L’utilisateur relance l’analyse : chaque compteur est lu de nouveau',
    },
  },
  states: {
    ready: { description: 'La liste est affichée, ou un message indique que rien n’a été trouvé' },
    saved: {
      description: 'Un message confirme l’enregistrement du fichier, et la liste reste affichée',
      tags: 'ended',
    },
  },
});

export const leakWatchMachine = watchSetup.createMachine({
  id: 'leakWatch',
  description: 'Surveillance',
  context: ({ input }) => initialContext(input),
  initial: 'ready',
  states: {
    ready: {
      description: 'La page présente l’analyse, et rien n’est encore lu',
      tags: 'idle',
      always: {
        guard: 'wasInterrupted',
        target: 'cutShort',
        description: 'La fin de la session a interrompu l’analyse précédente',
      },
      on: { started: { target: 'listing', description: 'L’utilisateur lance l’analyse' } },
    },
    cutShort: {
      tags: 'interrupted',
      description:
        'Un message indique que la fin de la session a interrompu l’analyse, et propose de la relancer',
      exit: 'forgetRead',
      on: {
        started: { target: 'listing', description: 'L’utilisateur relance l’analyse' },
        cancelled: { target: 'ready', description: 'L’utilisateur n’en veut plus' },
      },
    },
    listing: listingMeters,
    unlisted: unlistedMeters,
    unequipped,
    reading: readingBatches<Context, Batch, ReadMeters>(toBatch, {
      description:
        'Le portail lit les compteurs par lots de huit, quatre à la fois, et y cherche des hausses',
    }),
    paused: pausedReading,
    interrupted: interruptedReading({
      description:
        'La lecture n’a pas pu se poursuivre : un message en donne la raison, et les hausses trouvées restent affichées',
    }),
    choosing,
    writing: writingFile({
      port: 'writeList',
      input: toList,
      sentences: {
        making: 'Le portail écrit la liste',
        made: 'La liste est prête',
        unmade: 'La liste ne peut pas être écrite',
      },
    }),
    saving: savingFile(listName),
    unwritten: unwrittenFile({ target: 'writing', description: 'L’utilisateur essaie de nouveau' }),
  },
});

export type WatchActor = ActorRefFrom<typeof leakWatchMachine>;
