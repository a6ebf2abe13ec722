import type { Page } from '@playwright/test';
import type { AnyStateMachine, ContextFrom, MachineContext } from 'xstate';
import type { FlowModel, Model, OutsideEvent } from '#machines/setup/defineModel.ts';
import type { Place } from '#src/kit/explore/explore.ts';
import type { Move } from '#src/kit/explore/moves.ts';
import type { Frame } from '#src/kit/explore/walk.ts';
import type { StateOf } from './expectations.ts';
import { isMadeIn, type MadeIn } from './screen.ts';

/** What the back office answers; `abort` breaks the network instead. */
export type Answer =
  | { status: number; json: unknown; headers?: Record<string, string> }
  | { status: number; body: string }
  | 'abort';

/** The address of the sign-in, to which the sandbox answers at once with the token of `account`. */
export const signInAddress = (account: string, target: string): string =>
  `/saml/login?account=${account}&RelayState=${encodeURIComponent(target)}`;

/** A service that is down. */
export const unavailable: Answer = { status: 503, json: { code: '10' } };

export const refusedAs = ({ message, fields }: { message: string; fields: object }): Answer => ({
  status: 200,
  json: { code: '50', message, validation_errors: fields },
});

/** A port that makes a request, which the model says and the portal must send to the letter. */
type Call<Done, Failed> = {
  readonly done: { readonly [N in keyof Done]: Answer };
  readonly failed: { readonly [N in keyof Failed]: Answer };
};

/** Makes the browser of the page answer so. */
type Arrange = (page: Page) => Promise<void>;

/** A port that the browser itself answers, at once: storage. No state that waits for it is ever seen. */
type AtOnce<Done, Failed> = {
  readonly atOnce: {
    readonly done: { readonly [N in keyof Done]: Arrange | null };
    readonly failed: { readonly [N in keyof Failed]: Arrange | null };
  };
};

/**
 * A port that something else answers in the browser, when it is told to: a captcha, another flow. Null for what
 * never happens there: no path goes through it.
 */
type Elsewhere<Done, Failed> = {
  /** Waits until the port is called. */
  readonly awaited: Arrange;
  readonly answers: {
    readonly done: { readonly [N in keyof Done]: Arrange | null };
    readonly failed: { readonly [N in keyof Failed]: Arrange | null };
  };
};

/** A port that makes several requests, each answered by what it asks for; null for what never happens there. */
type Each<Done, Failed> = {
  readonly each: {
    readonly done: { readonly [N in keyof Done]: ((body: unknown) => Answer) | null };
    readonly failed: { readonly [N in keyof Failed]: ((body: unknown) => Answer) | null };
  };
};

/** How the page goes on once a flow has ended. */
export type After = {
  /** The path and the query of the page, once it has come to rest, or of what it leaves for. */
  readonly address: string;
  /** What a notice says; null where none must be shown. */
  readonly notice: string | null;
  /** The flow is still on the page: it begins again, or the browser is leaving. */
  readonly isThere?: boolean;
  /** A text that the page shows, which it does not where it is null. */
  readonly shows?: { readonly text: string; readonly isThere: boolean };
};

type Calls<O> = {
  readonly [P in keyof O]: O[P] extends { done: infer Done; failed: infer Failed }
    ? Call<Done, Failed> | Each<Done, Failed> | AtOnce<Done, Failed> | Elsewhere<Done, Failed>
    : never;
};

type Outcomes = Record<string, unknown>;

/** Answers the requests that the flow waits for, which ends what it asked them for. */
export type AnswerAll = (answer: Answer) => Promise<void>;

type Gesture<Payload> = (page: Page, payload: Payload, answerAll: AnswerAll) => Promise<void>;

type Gestures<M extends AnyStateMachine> = {
  readonly [T in OutsideEvent<M>['type']]:
    | Gesture<Omit<Extract<OutsideEvent<M>, { type: T }>, 'type'>>
    | MadeIn<StateOf<M>, Gesture<Omit<Extract<OutsideEvent<M>, { type: T }>, 'type'>>>;
};

/** How a flow is reached, used and answered on the whole portal: the portal driver's table. */
export type PortalWalk = {
  readonly model: FlowModel;
  /** Functions, whose arguments the model alone types. */
  readonly open: unknown;
  readonly calls: Readonly<
    Record<
      string,
      | Call<Outcomes, Outcomes>
      | Each<Outcomes, Outcomes>
      | AtOnce<Outcomes, Outcomes>
      | Elsewhere<Outcomes, Outcomes>
    >
  >;
  readonly events: Readonly<Record<string, unknown>>;
  /** Whether the portal can be opened on an input of the model, by its name. */
  mayStart(input: string): boolean;
  /** Whether a move can be made, of what the flow knows. */
  mayMake(context: MachineContext, move: Move): boolean;
  /** The address that the page leaves the portal for at a step; none, unless told. */
  leaving(frame: Frame): string | null;
  /** What follows each final state, of the frame that reaches it. */
  readonly ends: Readonly<Record<string, (last: Frame) => After>>;
};

type Described<M extends AnyStateMachine, I, O> = {
  /**
   * Opens the flow so that it starts with one of the model's inputs.
   * @param originOf serves the portal at a deployed host; without a host, its own origin.
   */
  readonly open: (
    page: Page,
    input: I[keyof I],
    originOf: (host: string | null) => Promise<string>,
  ) => Promise<void>;
  /** The answer of each outcome of each port. */
  readonly calls: Calls<O>;
  /** The gestures that the portal needs otherwise than the view alone, or that its surroundings make. */
  readonly events?: Partial<Gestures<M>>;
  /** Whether the portal can be opened on an input; all can be, unless told. */
  readonly mayStart?: (input: keyof I & string) => boolean;
  /** Whether a move can be made, of what the flow knows; all can, unless told. */
  readonly mayMake?: (context: ContextFrom<M>, move: Move) => boolean;
  readonly leaving?: (frame: Frame) => string | null;
  readonly ends?: { readonly [S in StateOf<M>]?: (last: Frame) => After };
};

/**
 * Describes how a flow is walked on the built portal: every input, port, outcome and event. Its ports are requests,
 * storage, other sites, other flows.
 */
export const definePortalWalk = <M extends AnyStateMachine, I, C, O>(
  model: Model<M, I, C, O>,
  {
    open,
    calls,
    events = {},
    mayStart = () => true,
    mayMake = () => true,
    leaving = () => null,
    ends,
  }: Described<M, I, O>,
): PortalWalk => ({
  model,
  open,
  calls: { ...calls },
  events,
  mayStart,
  mayMake,
  leaving,
  ends: { ...ends },
});

const answersOf = (call: PortalWalk['calls'][string] | undefined) => {
  if (!call) return undefined;
  if ('atOnce' in call) return call.atOnce;
  if ('each' in call) return call.each;
  return 'answers' in call ? call.answers : undefined;
};

/** Whether a move can be made on the portal in a place: a person makes the event there, the port may answer so. */
export const isPossible =
  ({ events, calls, mayMake }: PortalWalk) =>
  ({ name, configuration }: Pick<Place, 'name' | 'configuration'>, move: Move): boolean => {
    if (!mayMake(configuration.snapshot.context, move)) return false;
    if (move.kind === 'time') return true;
    if (move.kind === 'event') {
      const how = events[move.type];
      return !isMadeIn(how) || name.split(' ').some((leaf) => how.madeIn.includes(leaf));
    }
    return answersOf(calls[move.port])?.[move.result][move.outcome] !== null;
  };
