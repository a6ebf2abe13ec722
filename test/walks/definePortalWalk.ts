import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { FlowModel, Model, OutsideEvent } from '#machines/kit/model.ts';

/** What the back office answers; `abort` breaks the network instead. */
export type Answer = { status: number; json: unknown } | 'abort';

/** A service that is down. */
export const unavailable: Answer = { status: 503, json: { code: '10' } };

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
    readonly done: { readonly [N in keyof Done]: Arrange };
    readonly failed: { readonly [N in keyof Failed]: Arrange };
  };
};

type Calls<O> = {
  readonly [P in keyof O]: O[P] extends { done: infer Done; failed: infer Failed }
    ? Call<Done, Failed> | AtOnce<Done, Failed>
    : never;
};

type Outcomes = Record<string, unknown>;

type Gestures<M extends AnyStateMachine> = {
  readonly [T in OutsideEvent<M>['type']]: (
    page: Page,
    payload: Omit<Extract<OutsideEvent<M>, { type: T }>, 'type'>,
  ) => Promise<void>;
};

/** How a flow is reached, used and answered on the whole portal: the portal driver's table. */
export type PortalWalk = {
  readonly model: FlowModel;
  /** Functions, whose arguments the model alone types. */
  readonly open: unknown;
  readonly calls: Readonly<Record<string, Call<Outcomes, Outcomes> | AtOnce<Outcomes, Outcomes>>>;
  readonly events: Readonly<Record<string, unknown>>;
};

type Described<M extends AnyStateMachine, I, O> = {
  /** Opens the flow so that it starts with one of the model's inputs. */
  readonly open: (page: Page, input: I[keyof I]) => Promise<void>;
  /** The answer of each outcome of each port. */
  readonly calls: Calls<O>;
  /** How a person makes each event. */
  readonly events: Gestures<M>;
};

/**
 * Describes how a flow is walked on the built portal: every input, port, outcome and event. Its ports are requests and
 * storage: a flow that leaves for another site or runs another machine (session, signup) has no such table, but
 * journeys of its own.
 */
export const definePortalWalk = <M extends AnyStateMachine, I, C, O>(
  model: Model<M, I, C, O>,
  { open, calls, events }: Described<M, I, O>,
): PortalWalk => ({ model, open, calls: { ...calls }, events });
