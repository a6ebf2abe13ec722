import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Readable, Unread } from '#src/domain/answer.ts';
import { isoDay } from '#src/domain/calendar.ts';
import { type Meter, meterKey } from '#src/domain/consumption/meter.ts';
import {
  type Alarm,
  type ReadEpisodes,
  toAlarms,
  type WatchedMeter,
} from '#src/domain/consumption/watch/alarms.ts';
import type { Gathered } from '#src/domain/contract/contractPage.ts';
import type { Failure } from '#src/domain/failure.ts';
import { fileName } from '#src/domain/fileName.ts';
import {
  type ExportContext,
  nothingCame,
  savingFile,
  unwrittenFile,
  withComeAgain,
  writingFile,
} from '../export-file/exportFile.state.ts';
import { doneTo, failedTo, longPort, output, required } from '../setup/chart.ts';

const cancelled = {
  target: 'ready',
  description: 'L’utilisateur renonce : ce qui a été lu est oublié',
} as const;

type WatchFormat = 'xlsx' | 'csv';

export type ReadMeters = Gathered<{ meter: Meter }, ReadEpisodes>;

/** Meters of one call. If the user pauses during the call, it is repeated later. */
export type Batch = { meters: readonly Meter[]; today: Date };

export type AlarmList = { alarms: readonly Alarm[]; unread: readonly Unread[]; format: WatchFormat };

type WatchInput = { today: Date };

type Context = WatchInput &
  ExportContext<ReadMeters> & {
    meters: readonly Meter[];
    unread: readonly Unread[];
    format: WatchFormat | null;
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

const batchSize = 20;

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

export const remaining = ({ meters, fetched, missed }: Progress): Meter[] => {
  const done = new Set([...fetched, ...missed].map(({ meter }) => meterKey(meter)));
  return meters.filter((meter) => !done.has(meterKey(meter)));
};

const toBatch = (context: Context): Batch => ({
  meters: remaining(context).slice(0, batchSize),
  today: context.today,
});

const withRead = (before: Progress, came: ReadMeters) =>
  withComeAgain(before, came, ({ meter }) => meterKey(meter));

export const alarmsOf = ({ fetched }: { fetched: readonly WatchedMeter[] }): Alarm[] => toAlarms(fetched);

export const allUnreadOf = ({ unread, fetched }: Pick<Context, 'unread' | 'fetched'>): Unread[] => [
  ...unread,
  ...fetched.flatMap(({ unreadCount = 0 }) =>
    Array.from({ length: unreadCount }, () => ({ kind: 'measure' as const, name: '' })),
  ),
];

/** File name of the list: `Surveillance_2026-11-21.xlsx`. */
const listName = ({ today, format }: Pick<Context, 'today' | 'format'>): string =>
  fileName(['Surveillance', isoDay(today)], required(format));

const toList = (context: Context): AlarmList => ({
  alarms: alarmsOf(context),
  unread: allUnreadOf(context),
  format: required(context.format),
});

const watchSetup = setup({
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

const choosing = watchSetup.createStateConfig({
  description:
    'Les hausses trouvées sont affichées, et les compteurs qui n’ont pas pu être lus sont signalés',
  initial: 'ready',
  on: {
    retried: {
      guard: 'hasMissed',
      target: 'reading',
      actions: 'forgetMissed',
      description: 'L’utilisateur redemande les compteurs qui manquent, et eux seuls',
    },
    'more.asked': {
      guard: 'isMoreToShow',
      actions: 'showMore',
      description: 'L’utilisateur demande la suite de la liste',
    },
    'list.asked': {
      guard: 'hasAlarms',
      target: 'writing',
      actions: { type: 'askList', params: ({ event }) => event.format },
      description: 'La liste est demandée, en classeur ou en CSV',
    },
    started: {
      target: 'listing',
      actions: 'forgetRead',
      description: 'L’utilisateur relance l’analyse',
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

const reading = watchSetup.createStateConfig({
  description: 'Le portail lit les compteurs par lots de vingt, quatre à la fois, et y cherche des hausses',
  tags: 'busy',
  invoke: {
    id: 'readMeters',
    src: 'readMeters',
    input: ({ context }) => toBatch(context),
    onDone: [
      {
        guard: { type: 'isMoreToRead', params: output },
        target: 'reading',
        reenter: true,
        actions: { type: 'rememberRead', params: output },
        description: 'Un lot est lu, d’autres compteurs restent',
      },
      doneTo('choosing', 'rememberRead', { description: 'La lecture de tous les compteurs est terminée' }),
    ],
    onError: failedTo('interrupted', { description: 'La lecture ne peut pas se poursuivre' }),
  },
  on: {
    paused: {
      target: 'paused',
      description: 'L’utilisateur met en pause : le lot en cours sera relu',
    },
    cancelled: {
      target: 'ready',
      description: 'L’utilisateur renonce : la lecture s’arrête, ce qui a été lu est oublié',
    },
  },
});

/** Finds the days of unusual consumption of every remote meter (docs/rules.md#watch). */
export const watchMachine = watchSetup.createMachine({
  id: 'watch',
  description: 'Surveiller mes sites',
  context: ({ input }) => initialContext(input),
  initial: 'ready',
  states: {
    ready: {
      description: 'La page présente l’analyse, et rien n’est encore lu',
      entry: 'forgetRead',
      on: { started: { target: 'listing', description: 'L’utilisateur lance l’analyse' } },
    },
    listing: {
      description: 'Le portail cherche les compteurs télérelevés du compte',
      tags: 'busy',
      invoke: {
        id: 'listMeters',
        src: 'listMeters',
        onDone: [
          {
            guard: { type: 'isNothing', params: output },
            target: 'unequipped',
            description: 'Aucun compteur du compte n’est télérelevé',
          },
          doneTo('reading', 'rememberMeters', { description: 'Les compteurs télérelevés sont connus' }),
        ],
        onError: failedTo('unlisted', { description: 'Les compteurs ne peuvent pas être lus' }),
      },
      on: { cancelled: { target: 'ready', description: 'L’utilisateur renonce : la recherche s’arrête' } },
    },
    unlisted: {
      description: 'Les compteurs n’ont pas pu être lus : un message en donne la raison',
      on: {
        retried: { target: 'listing', description: 'L’utilisateur essaie de nouveau' },
        cancelled: { target: 'ready', description: 'L’utilisateur renonce' },
      },
    },
    unequipped: {
      description: 'Un message indique qu’aucun compteur n’est télérelevé, avec un lien vers la liste',
    },
    reading,
    paused: {
      description: 'La lecture est en pause : ce qui a été trouvé est affiché',
      on: { resumed: { target: 'reading', description: 'La lecture reprend où elle en était' }, cancelled },
    },
    interrupted: {
      description:
        'La lecture n’a pas pu se poursuivre : un message en donne la raison, et les hausses trouvées restent affichées',
      on: { retried: { target: 'reading', description: 'L’utilisateur essaie de nouveau' }, cancelled },
    },
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

export type WatchActor = ActorRefFrom<typeof watchMachine>;
