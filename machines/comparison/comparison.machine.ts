import { type ActorRefFrom, assign, setup } from 'xstate';
import * as z from 'zod/mini';
import type { Readable, Unread } from '#src/domain/answer.ts';
import type { Measures } from '#src/domain/consumption/measure.ts';
import { type Meter, meterKey } from '#src/domain/consumption/meter.ts';
import {
  type ComparisonRequest,
  compareMeters,
  fewest,
  type MeterComparison,
  most,
} from '#src/domain/consumption/meterComparison.ts';
import {
  type Days,
  findAvailableDays,
  inMode,
  isWithinReach,
  type Mode,
  neighbour,
  type Period,
  type Reach,
} from '#src/domain/consumption/period.ts';
import type { Gathered } from '#src/domain/contract/contractPage.ts';
import type { Failure } from '#src/domain/failure.ts';
import { fileName } from '#src/domain/fileName.ts';
import {
  type ExportContext,
  type FileFormat,
  savingFile,
  type TaskTag,
  unwrittenFile,
  writingFile,
} from '../export-file/exportFile.state.ts';
import { nothingRead, remaining, withBatch } from '../meter/meterBatches.state.ts';
import { called, doneTo, failedTo, longPort, required } from '../setup/chart.ts';

const reopened = {
  target: 'selecting',
  description: 'L’utilisateur veut comparer d’autres compteurs',
} as const;

export type ReadMeasures = Gathered<{ meter: Meter }, Measures>;

export type MeasuresBatch = { meters: readonly Meter[]; period: Period; days: Days };

export type ComparisonFile = { comparison: MeterComparison; missed: readonly Meter[]; format: FileFormat };

type ComparisonInput = ComparisonRequest & { today: Date; reach?: Reach };

type Context = ComparisonInput &
  ExportContext<ReadMeasures> & {
    meters: readonly Meter[] | null;
    unread: readonly Unread[];
    format: FileFormat | null;
  };

/** Keys of the chosen meters (`meterKey`). For a single checked box, the form sends a text, not a list. */
export const choiceSchema = z.object({
  compteurs: z.pipe(
    z.pipe(
      z.optional(z.union([z.array(z.string()), z.string()])),
      z.transform((value) => [value ?? []].flat().filter(Boolean)),
    ),
    z.array(z.string()).check(z.minLength(fewest, 'compteurs.few'), z.maxLength(most, 'compteurs.many')),
  ),
});

type TypedChoice = z.input<typeof choiceSchema>;

const chosenKeys = (typed: TypedChoice): string[] => {
  const { data } = choiceSchema.safeParse(typed);
  return [...new Set(data?.compteurs)];
};

type Event =
  | ({ type: 'address.reached' } & ComparisonRequest)
  | { type: 'form.submitted'; values: TypedChoice }
  | { type: 'choice.reopened' }
  | { type: 'mode.chosen'; mode: Mode }
  | { type: 'period.turned'; step: -1 | 1 }
  | { type: 'period.chosen'; name: string }
  | { type: 'file.requested'; format: FileFormat }
  | { type: 'retried' }
  | { type: 'cancelled' };

export const initialContext = (input: ComparisonInput): Context => ({
  ...input,
  ...nothingRead,
  meters: null,
  unread: [],
  format: null,
});

type Chosen = Pick<Context, 'meters' | 'keys'>;

export const chosenMeters = ({ meters, keys }: Chosen): Meter[] => {
  const byKey = new Map(meters?.map((meter) => [meterKey(meter), meter]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
};

/** Keys (`meterKey`) in the URL of unknown meters or meters read on site. Empty until meters are loaded. */
export const unknownKeys = (context: Chosen): string[] => {
  const known = new Set(chosenMeters(context).map(meterKey));
  return context.meters ? context.keys.filter((key) => !known.has(key)) : [];
};

const mayCompare = (meters: readonly Meter[]): boolean => meters.length >= fewest && meters.length <= most;

const toBatch = ({ meters, keys, fetched, period, today }: Context): MeasuresBatch => ({
  meters: remaining({ meters: chosenMeters({ meters, keys }), fetched, missed: [] }),
  period,
  days: findAvailableDays(period, today),
});

export const comparisonIn = (
  context: Pick<Context, 'meters' | 'keys' | 'fetched' | 'period' | 'today'>,
): MeterComparison => compareMeters({ ...context, chosen: chosenMeters(context) });

const comparisonName = ({ period, format }: Pick<Context, 'period' | 'format'>): string =>
  fileName(['Comparaison', period.name], required(format));

const toFile = (context: Context): ComparisonFile => ({
  comparison: comparisonIn(context),
  missed: context.missed.map(({ meter }) => meter),
  format: required(context.format),
});

const comparisonSetup = setup({
  types: { context: {} as Context, input: {} as ComparisonInput, events: {} as Event, tags: {} as TaskTag },
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
      ...nothingRead,
      keys,
      period,
      isCut,
      isPeriodWrong,
    })),
    rememberMeters: assign((_, { items, unread }: Readable<Meter>) => ({ meters: items, unread })),
    choose: assign((_, typed: TypedChoice) => ({
      ...nothingRead,
      keys: chosenKeys(typed),
      isCut: false,
      isPeriodWrong: false,
    })),
    showPeriod: assign((_, period: Period) => ({ ...nothingRead, period, isPeriodWrong: false })),
    rememberRead: assign(({ context }, came: ReadMeasures) => withBatch(context, came)),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    rememberFile: assign({ file: (_, file: Blob) => file }),
    rememberSaved: assign({
      saved: ({ context }) => ({ name: comparisonName(context), count: context.fetched.length }),
    }),
    requestFile: assign({ format: (_, format: FileFormat) => format }),
  },
});

const choosing = comparisonSetup.createStateConfig({
  description: 'Les compteurs sont affichés côte à côte, et ceux qui n’ont pas pu être lus sont signalés',
  initial: 'ready',
  on: {
    retried: {
      guard: 'hasMissed',
      target: 'reading',
      description: 'L’utilisateur redemande les compteurs qui manquent, et eux seuls',
    },
    'mode.chosen': {
      guard: { type: 'mayShow', params: ({ context, event }) => inMode(context, event.mode) },
      target: 'reading',
      actions: { type: 'showPeriod', params: ({ context, event }) => inMode(context, event.mode) },
      description: 'L’utilisateur choisit de comparer par mois, ou par jour',
    },
    'period.turned': {
      guard: { type: 'mayShow', params: ({ context, event }) => neighbour(context.period, event.step) },
      target: 'reading',
      actions: { type: 'showPeriod', params: ({ context, event }) => neighbour(context.period, event.step) },
      description: 'L’utilisateur passe à la période d’avant, ou d’après',
    },
    'period.chosen': {
      guard: { type: 'mayShow', params: ({ context, event }) => ({ ...context.period, name: event.name }) },
      target: 'reading',
      actions: {
        type: 'showPeriod',
        params: ({ context, event }) => ({ ...context.period, name: event.name }),
      },
      description: 'L’utilisateur choisit une période dans la liste',
    },
    'choice.reopened': reopened,
    'file.requested': {
      guard: 'hasVolumes',
      target: 'writing',
      actions: { type: 'requestFile', params: ({ event }) => event.format },
      description: 'Le tableau est demandé, en classeur ou en CSV',
    },
  },
  states: {
    ready: { description: 'Le graphique, la somme et le tableau sont affichés' },
    saved: {
      description: 'Un message confirme l’enregistrement du fichier, et le tableau reste affiché',
      tags: 'ended',
    },
  },
});

export const comparisonMachine = comparisonSetup.createMachine({
  id: 'comparison',
  description: 'Comparer des compteurs',
  context: ({ input }) => initialContext(input),
  initial: 'listing',
  on: {
    'address.reached': [
      {
        guard: 'isListed',
        target: '.resolving',
        actions: { type: 'rememberRequest', params: ({ event }) => event },
        description: 'L’adresse désigne d’autres compteurs, ou une autre période',
      },
      {
        actions: { type: 'rememberRequest', params: ({ event }) => event },
        description: 'L’adresse change avant que les compteurs soient connus',
      },
    ],
  },
  states: {
    listing: {
      description: 'Le portail cherche les compteurs télérelevés du compte',
      tags: ['busy', 'gathering'],
      invoke: {
        ...called('listMeters'),
        onDone: doneTo('resolving', 'rememberMeters', {
          description: 'Les compteurs télérelevés sont connus',
        }),
        onError: failedTo('unlisted', { description: 'Les compteurs ne peuvent pas être lus' }),
      },
    },
    unlisted: {
      description: 'Les compteurs n’ont pas pu être lus : un message en donne la raison',
      tags: ['gathering', 'failed'],
      on: { retried: { target: 'listing', description: 'L’utilisateur essaie de nouveau' } },
    },
    resolving: {
      description: 'Le portail cherche les compteurs que l’adresse désigne',
      always: [
        {
          guard: 'areTooFew',
          target: 'unequipped',
          description: 'Le compte a moins de deux compteurs télérelevés',
        },
        { guard: 'areEnough', target: 'reading', description: 'L’adresse désigne les compteurs à comparer' },
        { target: 'selecting', description: 'L’adresse ne désigne pas assez de compteurs' },
      ],
    },
    unequipped: {
      description: 'Un message indique qu’il faut deux compteurs télérelevés, avec un lien vers la liste',
      tags: 'gathering',
    },
    selecting: {
      description: 'L’utilisateur choisit de deux à quatre compteurs',
      tags: 'gathering',
      on: {
        'form.submitted': {
          guard: { type: 'isWellFormed', params: ({ event }) => event.values },
          target: 'reading',
          actions: { type: 'choose', params: ({ event }) => event.values },
          description: 'Les compteurs sont choisis',
        },
      },
    },
    reading: {
      description: 'Le portail lit les mesures de la période, celles de chaque compteur à part',
      tags: 'busy',
      invoke: {
        ...called('readMeasures'),
        input: ({ context }) => toBatch(context),
        onDone: doneTo('choosing', 'rememberRead', {
          description: 'La lecture de tous les compteurs est terminée',
        }),
        onError: failedTo('interrupted', { description: 'La lecture ne peut pas se faire' }),
      },
      on: { 'choice.reopened': reopened },
    },
    interrupted: {
      description: 'La lecture n’a pas pu se faire : un message en donne la raison',
      tags: 'failed',
      on: {
        retried: { target: 'reading', description: 'L’utilisateur essaie de nouveau' },
        'choice.reopened': reopened,
      },
    },
    choosing,
    writing: writingFile({
      port: 'writeTable',
      input: toFile,
      sentences: {
        making: 'Le portail écrit le tableau',
        made: 'Le tableau est prêt',
        unmade: 'Le tableau ne peut pas être écrit',
      },
    }),
    saving: savingFile(comparisonName),
    unwritten: unwrittenFile({ target: 'writing', description: 'L’utilisateur essaie de nouveau' }),
  },
});

export type ComparisonActor = ActorRefFrom<typeof comparisonMachine>;
