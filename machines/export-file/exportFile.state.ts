import type { Gathered } from '#src/domain/contract/contractPage.ts';
import type { Failure } from '#src/domain/failure.ts';
import { called, failedTo, output, required } from '../setup/chart.ts';

/**
 * State of a task in the list of tasks. `held`: the user would lose data by leaving the portal.
 * `interrupted`: the user may continue the task. `toConsult`: the result remains after its page closes.
 * `idle`: nothing to show. `gathering`: no result yet. `failed`: the user may retry.
 */
export type TaskTag =
  | 'busy'
  | 'ended'
  | 'held'
  | 'interrupted'
  | 'toConsult'
  | 'idle'
  | 'gathering'
  | 'failed';

export const fileFormats = ['xlsx', 'csv'] as const;

export type FileFormat = (typeof fileFormats)[number];

export type ExportContext<Came extends Gathered<object, object>> = Came & {
  file: Blob | null;
  failure: Failure | null;
  saved: { name: string; count: number } | null;
};

/** Last saved file, for a user who does not find the download. `count`: number of items in the file. */
export type SavedFile = { name: string; count: number; file: Blob };

export const nothingCame = { fetched: [], missed: [], failure: null };

type Came<Fetched, Missed> = { fetched: readonly Fetched[]; missed: readonly Missed[] };

/** Adds the loaded items. The failures of the last call replace those of the earlier calls. */
export const withCome = <Fetched, Missed>(
  before: readonly Fetched[],
  { fetched, missed }: Came<Fetched, Missed>,
) => ({ fetched: [...before, ...fetched], missed, failure: null });

export const notCome = <Item>(
  requested: readonly Item[],
  fetched: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] => {
  const here = new Set(fetched.map(keyOf));
  return requested.filter((item) => !here.has(keyOf(item)));
};

/** True if an item failed because the service was unavailable, so that a retry may succeed. */
export const isUnreached = ({ missed }: { missed: readonly { failure: Failure }[] }): boolean =>
  missed.some(({ failure }) => failure.kind === 'unavailable');

export const areAllHere = ({ missed }: Came<unknown, unknown>): boolean => missed.length === 0;

export const isNoneHere = (before: readonly unknown[], { fetched }: Came<unknown, unknown>): boolean =>
  before.length + fetched.length === 0;

export const cameTo = <Came>() => {
  const came = output<Came>;
  const remembered = { type: 'rememberFetched', params: came } as const;
  return {
    whole: <const Target extends string>(target: Target) =>
      ({ guard: { type: 'areAllHere', params: came }, target, actions: remembered }) as const,
    none: <const Target extends string>(target: Target) =>
      ({ guard: { type: 'isNoneHere', params: came }, target, actions: remembered }) as const,
    partial: <const Target extends string>(target: Target) => ({ target, actions: remembered }) as const,
  };
};

type FileSentences = { making: string; made: string; unmade: string };

type Making<Port extends string, Context, Input, Saving extends string, Unwritten extends string> = {
  port: Port;
  input: (context: Context) => Input;
  saving: Saving;
  unwritten: Unwritten;
  sentences: FileSentences;
};

export const makingFile = <
  const Port extends string,
  Context,
  Input,
  const Saving extends string,
  const Unwritten extends string,
>(
  flow: Making<Port, Context, Input, Saving, Unwritten>,
) =>
  ({
    description: flow.sentences.making,
    tags: ['busy', 'held'],
    invoke: {
      id: flow.port,
      src: flow.port,
      input: ({ context }: { context: Context }) => flow.input(context),
      onDone: {
        target: flow.saving,
        actions: { type: 'rememberFile', params: output<Blob> },
        description: flow.sentences.made,
      },
      onError: failedTo(flow.unwritten, { description: flow.sentences.unmade }),
    },
  }) as const;

const cancelled = { target: 'choosing', description: 'L’utilisateur renonce au fichier' } as const;

export const writingFile = <const Port extends string, Context, Input>(
  flow: Pick<Making<Port, Context, Input, 'saving', 'unwritten'>, 'port' | 'input' | 'sentences'>,
) => ({ ...makingFile({ ...flow, saving: 'saving', unwritten: 'unwritten' }), on: { cancelled } }) as const;

export const savingFile = <Context>(nameOf: (context: Context) => string) =>
  ({
    description: 'Le navigateur enregistre le fichier',
    tags: ['busy', 'held'],
    invoke: {
      ...called('saveFile'),
      input: ({ context }: { context: Context & { file: Blob | null } }) => ({
        file: required(context.file),
        name: nameOf(context),
      }),
      onDone: {
        target: 'choosing.saved',
        actions: 'rememberSaved',
        description: 'Le fichier est enregistré',
      },
      onError: failedTo('unwritten', { description: 'Le fichier ne peut pas être enregistré' }),
    },
    on: { cancelled },
  }) as const;

export const unwrittenFile = <const Retried>(retried: Retried) =>
  ({
    description: 'Un message indique que le fichier n’a pas pu être préparé, et ce qui a été lu est gardé',
    tags: 'failed',
    on: { retried, cancelled },
  }) as const;

export const savingAgain = {
  description: 'Le navigateur enregistre de nouveau le fichier, qui est encore gardé',
  tags: 'toConsult',
  invoke: {
    id: 'saveFileAgain',
    src: 'saveFile',
    input: ({ context: { saved } }: { context: { saved: SavedFile | null } }) => required(saved),
    onDone: { target: 'saved', description: 'Le fichier est enregistré de nouveau' },
    onError: failedTo('unsaved', { description: 'Le fichier ne peut pas être enregistré de nouveau' }),
  },
} as const;

export const unsaved = {
  description: 'Un message indique que le fichier n’a pas pu être enregistré de nouveau',
  tags: 'toConsult',
} as const;

export const saveRepeated = {
  target: 'savingAgain',
  description: 'L’utilisateur enregistre de nouveau le fichier',
} as const;

export const connectionRestored = {
  guard: 'isUnreached',
  actions: 'rememberConnection',
  description: 'La connexion est revenue : un message propose de réessayer',
} as const;
