import type { Gathered } from '#src/domain/contract/contractPage.ts';
import { type Failure, toFailure } from '#src/domain/failure.ts';
import { required } from '../setup/chart.ts';

/** What an export knows on its way to a file: what came and what did not, then the file. */
export type ExportContext<Came extends Gathered<object, object>> = Came & {
  file: Blob | null;
  failure: Failure | null;
  /** The last file saved, and how much it holds. */
  saved: { name: string; count: number } | null;
};

/** The last file saved, and how much it holds; it stays at hand, as a browser may refuse it, or lose it. */
export type SavedFile = { name: string; count: number; file: Blob };

/** Of what a file is made, nothing is there yet. */
export const nothingCame = { fetched: [], missed: [], failure: null };

type Came<Fetched, Missed> = { fetched: readonly Fetched[]; missed: readonly Missed[] };

/** What has come, with what comes; what is missing is only what this last call has missed. */
export const withCome = <Fetched, Missed>(
  before: readonly Fetched[],
  { fetched, missed }: Came<Fetched, Missed>,
) => ({ fetched: [...before, ...fetched], missed, failure: null });

/** What has come and what is missing, with what comes: what comes again takes the place of what it was. */
export const withComeAgain = <Fetched, Missed>(
  before: Came<Fetched, Missed>,
  came: Came<Fetched, Missed>,
  keyOf: (each: Fetched | Missed) => string,
) => {
  const again = new Set([...came.fetched, ...came.missed].map(keyOf));
  const isOther = (each: Fetched | Missed) => !again.has(keyOf(each));
  return {
    fetched: [...before.fetched.filter(isOther), ...came.fetched],
    missed: [...before.missed.filter(isOther), ...came.missed],
    failure: null,
  };
};

/** What is asked for and has not come. */
export const notCome = <Item>(
  requested: readonly Item[],
  fetched: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] => {
  const here = new Set(fetched.map(keyOf));
  return requested.filter((item) => !here.has(keyOf(item)));
};

/** Whether something is missing for want of an answer: asked again, it may come. */
export const isUnreached = ({ missed }: { missed: readonly { failure: Failure }[] }): boolean =>
  missed.some(({ failure }) => failure.kind === 'unavailable');

export const areAllHere = ({ missed }: Came<unknown, unknown>): boolean => missed.length === 0;

/** Whether nothing has come, neither this time nor before. */
export const isNoneHere = (before: readonly unknown[], { fetched }: Came<unknown, unknown>): boolean =>
  before.length + fetched.length === 0;

/** What a port has answered, for the guard or the action that takes it. */
export const output = <Output>({ event }: { event: { output: Output } }): Output => event.output;

/** Where the failure of a call leads: it is remembered, to be shown there. */
export const failedTo = <const Target extends string>(target: Target) =>
  ({
    target,
    actions: {
      type: 'rememberFailure',
      params: ({ event }: { event: { error: unknown } }) => toFailure(event.error),
    },
  }) as const;

/** Where what came leads, which is remembered: all of what is asked is here, nothing is, or a part is missing. */
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

/** What the chart says of it in French: it is being made, it is made, it cannot be. */
type FileSentences = { making: string; made: string; unmade: string };

type Making<Port extends string, Context, Input, Saving extends string, Unwritten extends string> = {
  /** What makes the file, and what it is given. */
  port: Port;
  input: (context: Context) => Input;
  /** Where the file is saved, and where it is said that it could not be made. */
  saving: Saving;
  unwritten: Unwritten;
  sentences: FileSentences;
};

/** The file is made of what came. */
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
    tags: 'busy',
    invoke: {
      id: flow.port,
      src: flow.port,
      input: ({ context }: { context: Context }) => flow.input(context),
      onDone: {
        target: flow.saving,
        actions: { type: 'rememberFile', params: output<Blob> },
        description: flow.sentences.made,
      },
      onError: { ...failedTo(flow.unwritten), description: flow.sentences.unmade },
    },
  }) as const;

const cancelled = { target: 'choosing', description: 'L’utilisateur renonce au fichier' } as const;

/** The file is made, where to give it up leads back to the choice. */
export const writingFile = <const Port extends string, Context, Input>(
  flow: Pick<Making<Port, Context, Input, 'saving', 'unwritten'>, 'port' | 'input' | 'sentences'>,
) => ({ ...makingFile({ ...flow, saving: 'saving', unwritten: 'unwritten' }), on: { cancelled } }) as const;

/** The file is saved under its name; the choice is come back to, which says so. */
export const savingFile = <Context>(nameOf: (context: Context) => string) =>
  ({
    description: 'Le navigateur enregistre le fichier',
    tags: 'busy',
    invoke: {
      id: 'saveFile',
      src: 'saveFile',
      input: ({ context }: { context: Context & { file: Blob | null } }) => ({
        file: required(context.file),
        name: nameOf(context),
      }),
      onDone: {
        target: 'choosing.saved',
        actions: 'rememberSaved',
        description: 'Le fichier est enregistré',
      },
      onError: { ...failedTo('unwritten'), description: 'Le fichier ne peut pas être enregistré' },
    },
    on: { cancelled },
  }) as const;

/** The file could be neither made nor saved: what came is still there, for another try. */
export const unwrittenFile = <const Retried>(retried: Retried) =>
  ({
    description: 'Le fichier n’a pas pu être préparé : l’écran le dit, rien de ce qui est venu n’est perdu',
    on: { retried, cancelled },
  }) as const;

/** The browser is given the file that is at hand, once more: what was chosen stays as it is. */
export const savingAgain = {
  description: 'Le navigateur enregistre de nouveau le fichier, qui est encore là',
  invoke: {
    id: 'saveFileAgain',
    src: 'saveFile',
    input: ({ context: { saved } }: { context: { saved: SavedFile | null } }) => required(saved),
    onDone: { target: 'saved', description: 'Le fichier est enregistré de nouveau' },
    onError: { ...failedTo('unsaved'), description: 'Le fichier ne peut pas être enregistré de nouveau' },
  },
} as const;

/** It could not be: the screen says why, and the file is still there. */
export const unsaved = { description: 'Le fichier n’a pas pu être enregistré de nouveau : l’écran le dit' };

/** The file is asked for again. */
export const saveRepeated = {
  target: 'savingAgain',
  description: 'L’utilisateur enregistre de nouveau le fichier',
} as const;

/** What is missing for want of the network may be asked for again: it is said, and left to the user. */
export const connectionRestored = {
  guard: 'isUnreached',
  actions: 'rememberConnection',
  description: 'La connexion est revenue : l’écran le dit, et laisse l’utilisateur essayer de nouveau',
} as const;
