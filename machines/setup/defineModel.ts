import type {
  AnyActorLogic,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  MachineContext,
  OutputFrom,
  ProvidedActor,
  StateMachine,
} from 'xstate';

/** The events that come from outside: xstate's own (a port's answer, the clock) are excluded. */
export type OutsideEvent<M extends AnyStateMachine> = Extract<
  Exclude<EventFromLogic<M>, { type: `xstate.${string}` }>,
  { type: string }
>;

type EventType<M extends AnyStateMachine> = OutsideEvent<M>['type'];
type Payload<M extends AnyStateMachine, T extends string> = Omit<
  Extract<EventFromLogic<M>, { type: T }>,
  'type'
>;

/** What the setup of a machine names. */
type NamesOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer Action,
    infer Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? { actor: Actor; action: Action['type']; guard: Guard['type'] }
    : never;

/**
 * The actors that answer once: child machines, and promises (ports), which alone hear events of any shape.
 * Others only send events.
 */
type Answering<A extends ProvidedActor> = A extends { logic: infer Logic }
  ? Logic extends AnyStateMachine
    ? A
    : Logic extends AnyActorLogic
      ? string extends keyof EventFromLogic<Logic>
        ? A
        : never
      : never
  : never;

type Ports<M extends AnyStateMachine> = {
  [A in Answering<NamesOf<M>['actor']> as A['src']]: OutputFrom<A['logic']>;
};

type Method = 'GET' | 'POST' | 'DELETE';

/** A request that a port makes of the back office. */
export type PortRequest<Input = unknown> = {
  /** `POST /api/user`: the method, then the path, where `*` stands for a part of it. */
  readonly request: `${Method} /${string}`;
  /** Whether it is this one that the port makes, of what it is given; always, where it is not said. */
  when?(input: Input): boolean;
  /** The body, of what the port is given; none, where it is not said. */
  body?(input: Input): unknown;
};

type PortInputs<M extends AnyStateMachine> = {
  [A in Answering<NamesOf<M>['actor']> as A['src']]: InputFrom<A['logic']>;
};

/** The requests that a port may make; none, where it asks nothing of the back office. */
type Requests<M extends AnyStateMachine> = {
  readonly [P in keyof PortInputs<M>]: readonly PortRequest<PortInputs<M>[P]>[];
};

/** What the names of a machine say in French: the books print these sentences, and no name. */
export type Words<
  Event extends string = string,
  Guard extends string = string,
  Port extends string = string,
  Action extends string = string,
> = {
  /** What happens, as it is read after « quand ». */
  readonly events: Readonly<Record<Event, string>>;
  /** What must be true, as it is read after « si ». */
  readonly guards: Readonly<Record<Guard, string>>;
  /** What is asked of the outside, as a noun: « le rattachement du contrat ». */
  readonly ports: Readonly<Record<Port, string>>;
  /** What is done, or kept. */
  readonly actions: Readonly<Record<Action, string>>;
};

type WordsOf<M extends AnyStateMachine> = Words<
  EventType<M>,
  NamesOf<M>['guard'],
  keyof Ports<M> & string,
  NamesOf<M>['action']
>;

type Cases<M extends AnyStateMachine> = {
  readonly [T in EventType<M>]: keyof Payload<M, T> extends never
    ? Readonly<Record<string, never>>
    : { readonly [name: string]: Payload<M, T> };
};

type Outcomes<M extends AnyStateMachine> = {
  readonly [P in keyof Ports<M>]: {
    readonly done: { readonly [name: string]: Ports<M>[P] };
    readonly failed: { readonly [name: string]: unknown };
  };
};

/** An event that carries something has at least one case. */
type AtLeastOne<M extends AnyStateMachine, C> = {
  [T in keyof C]: T extends EventType<M>
    ? keyof Payload<M, T> extends never
      ? C[T]
      : keyof C[T] extends never
        ? { readonly 'at least one case': Payload<M, T> }
        : C[T]
    : never;
};

/** What a product owner looks for a flow under, in the order they read them. */
export const chapters = [
  'access',
  'account',
  'invoices',
  'payment',
  'consumption',
  'team',
  'contact',
  'everywhere',
] as const;

type Chapter = (typeof chapters)[number];

/**
 * What a chart cannot say of itself: with what it starts, what each event carries, what each port answers.
 * The names of inputs, cases and outcomes are French, since the books print them. Pure data.
 */
export type FlowModel = {
  readonly machine: AnyStateMachine;
  /** 'everywhere' where it is not said. */
  readonly chapter?: Chapter;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly words: Words;
  readonly cases: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly outcomes: Readonly<Record<string, { done: object; failed: object }>>;
  readonly requests: Readonly<Record<string, readonly PortRequest[]>>;
  /** Who answers a port, in French, where it is neither the back office, by a request, nor the browser. */
  readonly parties?: Readonly<Record<string, string | undefined>>;
  /** What guards read of the context, counters clamped: two states with one key are one for exploration. */
  key?(context: MachineContext): unknown;
  /** The mutants that no walk can tell from the machine, by id, each with the argument that it is so. */
  readonly equivalent: Readonly<Record<string, string>>;
};

type Described<M extends AnyStateMachine, I, C, O, R> = {
  readonly chapter?: Chapter;
  readonly inputs: I;
  readonly words: WordsOf<M>;
  readonly cases: C;
  readonly outcomes: O;
  readonly requests: R;
  readonly parties?: { readonly [P in keyof Ports<M>]?: string };
  readonly key?: (context: ContextFrom<M>) => unknown;
  readonly equivalent?: Readonly<Record<string, string>>;
};

export type Model<M extends AnyStateMachine, I, C, O> = FlowModel & {
  readonly machine: M;
  readonly inputs: I;
  readonly cases: C;
  readonly outcomes: O;
};

/**
 * Describes a machine for exploration, exhaustively: an event without cases, a port without outcomes, or a value
 * of the wrong type does not compile. An event that carries nothing has `{}` for its cases.
 */
export const defineModel = <
  M extends AnyStateMachine,
  const I extends Readonly<Record<string, InputFrom<M>>>,
  const C extends Cases<M>,
  const O extends Outcomes<M>,
  const R extends Requests<M>,
>(
  machine: M,
  described: Described<M, I, C & AtLeastOne<M, C>, O, R>,
): Model<M, I, C, O> => ({ equivalent: {}, ...described, machine });
