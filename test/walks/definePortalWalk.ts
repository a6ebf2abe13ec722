import type { Page } from '@playwright/test';
import type { AnyStateMachine, ContextFrom, MachineContext } from 'xstate';
import type { FlowModel, Model, OutsideEvent } from '#machines/setup/defineModel.ts';
import type { Place } from '#src/kit/explore/explore.ts';
import type { Move } from '#src/kit/explore/moves.ts';
import type { Frame } from '#src/kit/explore/walk.ts';
import type { StateOf } from './expectations.ts';
import { isMadeIn, type MadeIn } from './screen.ts';

/** Response of the back office; `abort` simulates a network failure. */
export type Answer =
  | { status: number; json: unknown; headers?: Record<string, string> }
  | { status: number; body: string }
  | 'abort';

/** Address of the sign-in; the sandbox answers at once with a token of `account`. */
export const signInAddress = (account: string, target: string): string =>
  `/saml/login?account=${account}&RelayState=${encodeURIComponent(target)}`;

export const unavailable: Answer = { status: 503, json: { code: '10' } };

export const refusedAs = ({ message, fields }: { message: string; fields: object }): Answer => ({
  status: 200,
  json: { code: '50', message, validation_errors: fields },
});

/** Port with one request, which must match the model exactly. */
type Call<Done, Failed> = {
  readonly done: { readonly [N in keyof Done]: Answer };
  readonly failed: { readonly [N in keyof Failed]: Answer };
};

type Arrange = (page: Page) => Promise<void>;

/** Port that the browser answers at once, such as storage. Its waiting state is never visible. */
type AtOnce<Done, Failed> = {
  readonly atOnce: {
    readonly done: { readonly [N in keyof Done]: Arrange | null };
    readonly failed: { readonly [N in keyof Failed]: Arrange | null };
  };
};

/** Port answered elsewhere in the browser, such as a captcha; null for an impossible outcome. */
type Elsewhere<Done, Failed> = {
  readonly awaited: Arrange;
  readonly answers: {
    readonly done: { readonly [N in keyof Done]: Arrange | null };
    readonly failed: { readonly [N in keyof Failed]: Arrange | null };
  };
};

/** Port with several requests; each answer depends on its request. Null for an impossible outcome. */
type Each<Done, Failed> = {
  readonly each: {
    readonly done: { readonly [N in keyof Done]: ((body: unknown) => Answer) | null };
    readonly failed: { readonly [N in keyof Failed]: ((body: unknown) => Answer) | null };
  };
};

export type After = {
  /** Path and query of the page at rest, or of the site that it leaves for. */
  readonly address: string;
  /** Text of the notice; null when no notice may be visible. */
  readonly notice: string | null;
  /** True when the flow is still on the page: it restarts, or the browser is leaving. */
  readonly isThere?: boolean;
  readonly shows?: { readonly text: string; readonly isThere: boolean };
};

type Calls<O> = {
  readonly [P in keyof O]: O[P] extends { done: infer Done; failed: infer Failed }
    ? Call<Done, Failed> | Each<Done, Failed> | AtOnce<Done, Failed> | Elsewhere<Done, Failed>
    : never;
};

type Outcomes = Record<string, unknown>;

export type AnswerAll = (answer: Answer) => Promise<void>;

type Gesture<Payload> = (page: Page, payload: Payload, answerAll: AnswerAll) => Promise<void>;

type Gestures<M extends AnyStateMachine> = {
  readonly [T in OutsideEvent<M>['type']]:
    | Gesture<Omit<Extract<OutsideEvent<M>, { type: T }>, 'type'>>
    | MadeIn<StateOf<M>, Gesture<Omit<Extract<OutsideEvent<M>, { type: T }>, 'type'>>>;
};

export type PortalWalk = {
  readonly model: FlowModel;
  /** Untyped here: their parameters depend on the model. */
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
  mayStart(input: string): boolean;
  mayMake(context: MachineContext, move: Move): boolean;
  leaving(frame: Frame): string | null;
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
  readonly calls: Calls<O>;
  /** Gestures that differ from the gestures of the view, or that the rest of the portal makes. */
  readonly events?: Partial<Gestures<M>>;
  readonly mayStart?: (input: keyof I & string) => boolean;
  readonly mayMake?: (context: ContextFrom<M>, move: Move) => boolean;
  readonly leaving?: (frame: Frame) => string | null;
  readonly ends?: { readonly [S in StateOf<M>]?: (last: Frame) => After };
};

/** Walks of a flow on the built portal: every input, port, outcome and event. */
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

/** True when the portal can make a move in a place: the event has a gesture there, or the answer is possible. */
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
