import type { Page } from '@playwright/test';
import type { AnyStateMachine, ContextFrom, MachineContext } from 'xstate';
import type { FlowModel, Model } from '#machines/setup/defineModel.ts';
import { type Failure, isFailure } from '#src/domain/failure.ts';
import { knownContract, knownIdentity } from '#src/domain/fixtures/account.ts';
import { fieldsOf } from '#src/kit/chart/chart.ts';
import type { Place } from '#src/kit/explore/explore.ts';
import type { Move } from '#src/kit/explore/moves.ts';
import type { Frame } from '#src/kit/explore/walk.ts';
import type { GesturesOf, StateOf } from './expectations.ts';
import { isMadeIn } from './screen.ts';

export type Answer =
  | { status: number; json: unknown; headers?: Record<string, string> }
  | { status: number; body: string }
  | 'abort';

export const signInAddress = (account: string, target: string): string =>
  `/saml/login?account=${account}&RelayState=${encodeURIComponent(target)}`;

export const unavailable: Answer = { status: 503, json: { code: '10' } };

export const answered = (json: object = {}): Answer => ({ status: 200, json: { code: '00', ...json } });

export const refusedAs = ({ message, fields, isForbidden }: Failure): Answer => ({
  status: isForbidden ? 403 : 200,
  json: { code: '50', message, validation_errors: fields },
});

/** HTTP response for an outcome of the model: its fields, its error message, or a 503 for other failures. */
const answerOf = (result: 'done' | 'failed', value: unknown): Answer => {
  if (result === 'done') return answered(fieldsOf(value));
  return isFailure(value) && value.kind === 'refused' ? refusedAs(value) : unavailable;
};

export const answerProfile = (page: Page, profile: object = {}) =>
  page.route('**/api/user', (route) =>
    route.fulfill({ json: { ...knownIdentity, type: 'owner', contracts: [knownContract], ...profile } }),
  );

type Answers<Done, Failed, Given> = {
  readonly done?: { readonly [N in keyof Done]?: Given | null };
  readonly failed?: { readonly [N in keyof Failed]?: Given | null };
};

/** Function type with a bivariant parameter, as a method has, so that it accepts values of any model. */
type Convert<Value> = { convert(value: Value): Answer }['convert'];

/** Port that sends one request. A function converts each done outcome to an HTTP response. */
type Call<Done, Failed> = {
  readonly done?: Answers<Done, Failed, Answer>['done'] | Convert<Done[keyof Done]>;
  readonly failed?: Answers<Done, Failed, Answer>['failed'];
};

type Arrange = (page: Page) => Promise<void>;

/** Port with an immediate result, such as storage. By default, the result is a success. */
type AtOnce<Done, Failed> = { readonly atOnce: Answers<Done, Failed, Arrange> };

type Elsewhere<Done, Failed> = {
  readonly awaited: Arrange;
  readonly answers: Answers<Done, Failed, Arrange>;
};

type Each<Done, Failed> = { readonly each: Answers<Done, Failed, (body: unknown) => Answer> };

export type After = {
  /** Path and query of the last page. If the browser opens another site, its URL. */
  readonly address: string;
  readonly notice?: string;
  readonly isThere?: boolean;
  readonly shows?: { readonly text: string; readonly isThere: boolean };
};

/** Responses by port and outcome; null for an outcome that is impossible on the portal. */
type Calls<O> = {
  readonly [P in keyof O]?: O[P] extends { done: infer Done; failed: infer Failed }
    ? Call<Done, Failed> | Each<Done, Failed> | AtOnce<Done, Failed> | Elsewhere<Done, Failed>
    : never;
};

type Complete<Given> = Readonly<Record<'done' | 'failed', Readonly<Record<string, Given | null>>>>;

type CompleteCall =
  | { kind: 'request'; answers: Complete<Answer> }
  | { kind: 'each'; answers: Complete<(body: unknown) => Answer> }
  | { kind: 'atOnce'; answers: Complete<Arrange> }
  | { kind: 'elsewhere'; awaited: Arrange; answers: Complete<Arrange> };

type Outcomes = Readonly<Record<string, unknown>>;

export type PortalCalls = Calls<Record<string, { done: Outcomes; failed: Outcomes }>>;

const complete = <Given>(
  outcomes: { done: object; failed: object },
  known: Answers<Outcomes, Outcomes, Given>,
  byDefault: (result: 'done' | 'failed', value: unknown) => Given | null,
): Complete<Given> => {
  const fill = (result: 'done' | 'failed') =>
    Object.fromEntries(
      Object.entries(outcomes[result]).map(([name, value]) => {
        const given = known[result]?.[name];
        return [name, given === undefined ? byDefault(result, value) : given];
      }),
    );
  return { done: fill('done'), failed: fill('failed') };
};

const impossible = () => null;

const completeCall = (
  outcomes: { done: object; failed: object },
  call: PortalCalls[string] = {},
): CompleteCall => {
  if ('awaited' in call)
    return { ...call, kind: 'elsewhere', answers: complete(outcomes, call.answers, impossible) };
  if ('each' in call) return { kind: 'each', answers: complete(outcomes, call.each, impossible) };
  if ('atOnce' in call) {
    const nothing = async () => {};
    const byDefault = (result: 'done' | 'failed') => (result === 'done' ? nothing : null);
    return { kind: 'atOnce', answers: complete(outcomes, call.atOnce, byDefault) };
  }
  const { done, failed } = call;
  if (typeof done !== 'function')
    return { kind: 'request', answers: complete(outcomes, { done, failed }, answerOf) };
  const convert = (result: 'done' | 'failed', value: unknown) =>
    result === 'done' ? done(value) : answerOf(result, value);
  return { kind: 'request', answers: complete(outcomes, { failed }, convert) };
};

export const completeCalls = ({ outcomes }: FlowModel, calls: PortalCalls): PortalWalk['calls'] =>
  Object.fromEntries(
    Object.entries(outcomes).map(([port, known]) => [port, completeCall(known, calls[port])]),
  );

export type AnswerAll = (answer: Answer) => Promise<void>;

type End = After | ((last: Frame) => After);

export type PortalWalk = {
  readonly model: FlowModel;
  readonly open: unknown;
  readonly calls: Readonly<Record<string, CompleteCall>>;
  readonly events: Readonly<Record<string, unknown>>;
  mayStart(input: string): boolean;
  mayMake(context: MachineContext, move: Move): boolean;
  leaving(frame: Frame): string | null;
  readonly ends: Readonly<Record<string, End>>;
};

type Described<M extends AnyStateMachine, I, O> = {
  /** Opens the flow. `originOf` serves the portal at a host (null: localhost), and returns its origin. */
  readonly open: (
    page: Page,
    input: I[keyof I],
    originOf: (host: string | null) => Promise<string>,
  ) => Promise<void>;
  readonly calls?: Calls<O>;
  readonly events?: Partial<GesturesOf<M, Page, [answerAll: AnswerAll]>>;
  readonly mayStart?: (input: keyof I & string) => boolean;
  readonly mayMake?: (context: ContextFrom<M>, move: Move) => boolean;
  readonly leaving?: (frame: Frame) => string | null;
  readonly ends?: { readonly [S in StateOf<M>]?: End };
};

/** Defines how the paths of a flow are played on the built portal: its opening, responses and gestures. */
export const definePortalWalk = <M extends AnyStateMachine, I, C, O>(
  model: Model<M, I, C, O>,
  { calls = {}, ends, ...described }: Described<M, I, O>,
): PortalWalk => ({
  events: {},
  mayStart: () => true,
  mayMake: () => true,
  leaving: () => null,
  ...described,
  model,
  calls: completeCalls(model, { ...calls }),
  ends: { ...ends },
});

/** True if a user can make this move in this state, or if a response can cause its result. */
export const isPossible =
  ({ events, calls, mayMake }: PortalWalk) =>
  ({ name, configuration }: Pick<Place, 'name' | 'configuration'>, move: Move): boolean => {
    if (!mayMake(configuration.snapshot.context, move)) return false;
    if (move.kind === 'time') return true;
    if (move.kind === 'event') {
      const how = events[move.type];
      return !isMadeIn(how) || name.split(' ').some((leaf) => how.madeIn.includes(leaf));
    }
    return calls[move.port]?.answers[move.result][move.outcome] !== null;
  };
