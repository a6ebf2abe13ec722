import type { Unread } from '#src/domain/answer.ts';
import { type Meter, meterKey } from '#src/domain/consumption/meter.ts';
import type { ListedContract } from '#src/domain/consumption/meterList.ts';
import type { Gathered } from '#src/domain/contract/contractPage.ts';
import { type ExportContext, notCome, nothingCame } from '../export-file/exportFile.state.ts';
import { called, type Described, doneIf, doneTo, failedTo, output } from '../setup/chart.ts';

/** Number of meters of one port call, four at a time. A resumed task repeats an interrupted call. */
const batchSize = 8;

type Each = { meter: Meter };
type Progress = { meters: readonly Meter[]; fetched: readonly Each[]; missed: readonly Each[] };

/** `wasInterrupted`: the session expired while the portal loaded these meters. */
export type BatchContext<Answer extends object> = ExportContext<Gathered<Each, Answer>> & {
  wasInterrupted: boolean;
  meters: readonly Meter[];
  contracts: readonly ListedContract[];
  onSiteCount: number;
  unread: readonly Unread[];
};

export type BatchEvent =
  | { type: 'started' }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'cancelled' }
  | { type: 'retried' };

export const nothingRead = { ...nothingCame, file: null, saved: null };

export const nothingListed = { ...nothingRead, meters: [], contracts: [], onSiteCount: 0, unread: [] };

const meterOf = ({ meter }: Each): Meter => meter;

export const remaining = ({ meters, fetched, missed }: Progress): Meter[] =>
  notCome(meters, [...fetched, ...missed].map(meterOf), meterKey);

export const nextBatch = (progress: Progress): Meter[] => remaining(progress).slice(0, batchSize);

/** Adds loaded meters and failures. A new result of a meter replaces its earlier result. */
export const withBatch = <Answer extends object>(
  before: Gathered<Each, Answer>,
  came: Gathered<Each, Answer>,
) => {
  const again = new Set([...came.fetched, ...came.missed].map(({ meter }) => meterKey(meter)));
  const isOther = ({ meter }: Each) => !again.has(meterKey(meter));
  return {
    fetched: [...before.fetched.filter(isOther), ...came.fetched],
    missed: [...before.missed.filter(isOther), ...came.missed],
    failure: null,
  };
};

const cancelled = {
  target: 'ready',
  actions: 'forgetRead',
  description: 'L’utilisateur renonce : ce qui a été lu est oublié',
} as const;

export const listingMeters = {
  description: 'Le portail cherche les compteurs télérelevés du compte',
  tags: ['busy', 'held', 'gathering'],
  invoke: {
    ...called('listMeters'),
    onDone: [
      doneIf('isNothing', { target: 'unequipped', description: 'Aucun compteur du compte n’est télérelevé' }),
      doneTo('reading', 'rememberMeters', { description: 'Les compteurs télérelevés sont connus' }),
    ],
    onError: failedTo('unlisted', { description: 'Les compteurs ne peuvent pas être lus' }),
  },
  on: { cancelled: { ...cancelled, description: 'L’utilisateur renonce : la recherche s’arrête' } },
} as const;

export const unlistedMeters = {
  description: 'Les compteurs n’ont pas pu être lus : un message en donne la raison',
  tags: 'failed',
  on: {
    retried: { target: 'listing', description: 'L’utilisateur essaie de nouveau' },
    cancelled: { ...cancelled, description: 'L’utilisateur renonce' },
  },
} as const;

export const unequipped = {
  description: 'Un message indique qu’aucun compteur n’est télérelevé, avec un lien vers la liste',
} as const;

export const readingBatches = <Context, Batch, Came>(
  toBatch: (context: Context) => Batch,
  { description }: Described,
) =>
  ({
    description,
    tags: ['busy', 'held', 'gathering'],
    invoke: {
      ...called('readMeters'),
      input: ({ context }: { context: Context }) => toBatch(context),
      onDone: [
        {
          guard: { type: 'isMoreToRead', params: output<Came> },
          target: 'reading',
          reenter: true,
          actions: { type: 'rememberRead', params: output<Came> },
          description: 'Un lot est lu, d’autres compteurs restent',
        },
        doneTo('choosing', 'rememberRead', { description: 'La lecture de tous les compteurs est terminée' }),
      ],
      onError: failedTo('interrupted', { description: 'La lecture ne peut pas se poursuivre' }),
    },
    on: {
      paused: { target: 'paused', description: 'L’utilisateur met en pause : le lot en cours sera relu' },
      cancelled: {
        ...cancelled,
        description: 'L’utilisateur renonce : la lecture s’arrête, ce qui a été lu est oublié',
      },
    },
  }) as const;

export const pausedReading = {
  description: 'La lecture est en pause : ce qui a été trouvé est affiché',
  on: { resumed: { target: 'reading', description: 'La lecture reprend où elle en était' }, cancelled },
} as const;

export const interruptedReading = ({ description }: Described) =>
  ({
    description,
    tags: 'failed',
    on: { retried: { target: 'reading', description: 'L’utilisateur essaie de nouveau' }, cancelled },
  }) as const;

export const missedRetried = {
  guard: 'hasMissed',
  target: 'reading',
  actions: 'forgetMissed',
  description: 'L’utilisateur redemande les compteurs qui manquent, et eux seuls',
} as const;
