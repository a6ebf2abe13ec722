import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Meter } from '#src/domain/consumption/meter.ts';
import type { RemoteMeters } from '#src/domain/consumption/meterList.ts';
import { type MeterYear, type Report, toReport, unreadYear } from '#src/domain/consumption/report.ts';
import type { Gathered } from '#src/domain/contract/contractPage.ts';
import type { Failure } from '#src/domain/failure.ts';
import { savingFile, type TaskTag, unwrittenFile, writingFile } from '../export-file/exportFile.state.ts';
import {
  type BatchContext,
  type BatchEvent,
  interruptedReading,
  listingMeters,
  missedRetried,
  nextBatch,
  nothingListed,
  nothingRead,
  pausedReading,
  readingBatches,
  remaining,
  unequipped,
  unlistedMeters,
  withBatch,
} from '../meter/meterBatches.state.ts';
import { longPort } from '../setup/chart.ts';

type ReadYear = Omit<MeterYear, 'meter'>;

export type ReadYears = Gathered<{ meter: Meter }, ReadYear>;

export type YearBatch = { meters: readonly Meter[]; year: string; today: Date };

type ReportInput = { year: string; today: Date; wasInterrupted?: boolean };

type Context = Required<ReportInput> & BatchContext<ReadYear>;

export type ReportFile = Pick<
  Context,
  'year' | 'today' | 'fetched' | 'missed' | 'contracts' | 'onSiteCount' | 'unread'
>;

type Event = BatchEvent | { type: 'year.chosen'; year: string } | { type: 'workbook.asked' };

const initialContext = (input: ReportInput): Context => ({
  wasInterrupted: false,
  ...input,
  ...nothingListed,
});

const toBatch = (context: Context): YearBatch => ({
  meters: nextBatch(context),
  year: context.year,
  today: context.today,
});

export const reportIn = (
  context: Pick<Context, 'year' | 'today' | 'meters' | 'fetched' | 'missed'>,
): Report => {
  const { year, today, fetched, missed } = context;
  const unread = [...missed.map(({ meter }) => meter), ...remaining(context)];
  return toReport(year, [...fetched, ...unread.map((meter) => unreadYear(meter, year, today))]);
};

const isAnyKnown = ({ fetched }: Pick<Context, 'fetched'>): boolean =>
  fetched.some(({ months }) => months.some(({ volume }) => volume !== null));

const workbookName = ({ year }: Pick<Context, 'year'>): string => `bilan-eau-${year}.xlsx`;

const reportSetup = setup({
  types: { context: {} as Context, input: {} as ReportInput, events: {} as Event, tags: {} as TaskTag },
  actors: {
    listMeters: longPort<RemoteMeters, void>('listMeters'),
    readMeters: longPort<ReadYears, YearBatch>('readMeters'),
    writeWorkbook: longPort<Blob, ReportFile>('writeWorkbook'),
    saveFile: longPort<void, { file: Blob; name: string }>('saveFile'),
  },
  guards: {
    wasInterrupted: ({ context }) => context.wasInterrupted,
    isOtherYear: ({ context }, year: string) => year !== context.year,
    isListed: ({ context }, year: string) => year !== context.year && context.meters.length > 0,
    isNothing: (_, { items }: RemoteMeters) => items.length === 0,
    isMoreToRead: ({ context }, came: ReadYears) =>
      remaining({ ...context, ...withBatch(context, came) }).length > 0,
    hasMissed: ({ context }) => context.missed.length > 0,
    hasVolumes: ({ context }) => isAnyKnown(context),
  },
  actions: {
    showYear: assign((_, year: string) => ({ ...nothingRead, year })),
    rememberMeters: assign((_, { items: meters, ...listed }: RemoteMeters) => ({ meters, ...listed })),
    rememberRead: assign(({ context }, came: ReadYears) => withBatch(context, came)),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    rememberFile: assign({ file: (_, file: Blob) => file }),
    rememberSaved: assign({
      saved: ({ context }) => ({ name: workbookName(context), count: context.fetched.length }),
    }),
    forgetMissed: assign({ missed: [] }),
    forgetRead: assign({ ...nothingRead, meters: [] }),
  },
});

const choosing = reportSetup.createStateConfig({
  description: 'Le bilan est affiché, et les compteurs qui n’ont pas pu être lus sont signalés',
  initial: 'ready',
  on: {
    retried: missedRetried,
    'workbook.asked': { guard: 'hasVolumes', target: 'writing', description: 'Le classeur est demandé' },
  },
  states: {
    ready: { description: 'Le bilan est affiché, à imprimer ou à enregistrer' },
    saved: {
      description: 'Un message confirme l’enregistrement du classeur, et le bilan reste affiché',
      tags: 'ended',
    },
  },
});

export const reportMachine = reportSetup.createMachine({
  id: 'report',
  description: 'Bilan de l’eau',
  context: ({ input }) => initialContext(input),
  initial: 'starting',
  on: {
    'year.chosen': [
      {
        guard: { type: 'isListed', params: ({ event }) => event.year },
        target: '.reading',
        actions: { type: 'showYear', params: ({ event }) => event.year },
        description: 'Une autre année est choisie : les mêmes compteurs sont lus',
      },
      {
        guard: { type: 'isOtherYear', params: ({ event }) => event.year },
        target: '.listing',
        actions: { type: 'showYear', params: ({ event }) => event.year },
        description: 'Une autre année est choisie avant que les compteurs soient connus',
      },
    ],
  },
  states: {
    starting: {
      description: 'Le portail vérifie si la fin de la session a interrompu un bilan',
      always: [
        {
          guard: 'wasInterrupted',
          target: 'cutShort',
          description: 'La fin de la session a interrompu le bilan précédent',
        },
        { target: 'listing', description: 'La page s’ouvre : la lecture commence' },
      ],
    },
    cutShort: {
      tags: 'interrupted',
      description:
        'Un message indique que la fin de la session a interrompu le bilan, et propose de le reprendre',
      on: {
        started: { target: 'listing', description: 'L’utilisateur reprend le bilan' },
        cancelled: { target: 'ready', description: 'L’utilisateur n’en veut plus' },
      },
    },
    ready: {
      description: 'Rien n’est lu : un bouton lance la lecture',
      tags: 'idle',
      on: { started: { target: 'listing', description: 'L’utilisateur lance la lecture' } },
    },
    listing: listingMeters,
    unlisted: unlistedMeters,
    unequipped,
    reading: readingBatches<Context, YearBatch, ReadYears>(toBatch, {
      description:
        'Le portail lit les compteurs par lots de huit, quatre à la fois, et additionne leurs mois',
    }),
    paused: pausedReading,
    interrupted: interruptedReading({
      description:
        'La lecture n’a pas pu se poursuivre : un message en donne la raison, et ce qui a été lu reste affiché',
    }),
    choosing,
    writing: writingFile({
      port: 'writeWorkbook',
      input: ({ year, today, fetched, missed, contracts, onSiteCount, unread }: Context): ReportFile => ({
        year,
        today,
        fetched,
        missed,
        contracts,
        onSiteCount,
        unread,
      }),
      sentences: {
        making: 'Le portail écrit le classeur',
        made: 'Le classeur est prêt',
        unmade: 'Le classeur ne peut pas être écrit',
      },
    }),
    saving: savingFile(workbookName),
    unwritten: unwrittenFile({ target: 'writing', description: 'L’utilisateur essaie de nouveau' }),
  },
});

export type ReportActor = ActorRefFrom<typeof reportMachine>;
