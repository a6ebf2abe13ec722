import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { FlowModel, Model, OutsideEvent } from '#machines/kit/model.ts';

/** What the back office answers; `abort` breaks the network instead. */
export type Answer = { status: number; json: unknown } | 'abort';

type Named<T> = { readonly [N in keyof T]: Answer };

type Calls<O> = {
  readonly [P in keyof O]: O[P] extends { done: infer Done; failed: infer Failed }
    ? { readonly request: `${string} /${string}`; readonly done: Named<Done>; readonly failed: Named<Failed> }
    : never;
};

type Gestures<M extends AnyStateMachine> = {
  readonly [T in OutsideEvent<M>['type']]: (
    page: Page,
    payload: Omit<Extract<OutsideEvent<M>, { type: T }>, 'type'>,
  ) => Promise<void>;
};

/** How a flow is reached, used and answered on the whole portal: the portal driver's table. */
export type PortalWalk = {
  readonly model: FlowModel;
  readonly open: Readonly<Record<string, (page: Page) => Promise<void>>>;
  readonly calls: Readonly<
    Record<
      string,
      { request: string; done: Readonly<Record<string, Answer>>; failed: Readonly<Record<string, Answer>> }
    >
  >;
  readonly events: Readonly<Record<string, unknown>>;
};

type Described<M extends AnyStateMachine, I, O> = {
  /** Opens the flow with each of the model's inputs. */
  readonly open: { readonly [N in keyof I]: (page: Page) => Promise<void> };
  /** The request that each port makes, and the answer of each outcome. */
  readonly calls: Calls<O>;
  /** How a person makes each event. */
  readonly events: Gestures<M>;
};

/** Describes how a flow is walked on the built portal: every input, port, outcome and event. */
export const definePortalWalk = <M extends AnyStateMachine, I, C, O>(
  model: Model<M, I, C, O>,
  { open, calls, events }: Described<M, I, O>,
): PortalWalk => ({ model, open, calls: { ...calls }, events });
