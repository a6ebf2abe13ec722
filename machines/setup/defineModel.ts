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

export type OutsideEvent<M extends AnyStateMachine> = Extract<
  Exclude<EventFromLogic<M>, { type: `xstate.${string}` }>,
  { type: string }
>;

type EventType<M extends AnyStateMachine> = OutsideEvent<M>['type'];
type Payload<M extends AnyStateMachine, T extends string> = Omit<
  Extract<EventFromLogic<M>, { type: T }>,
  'type'
>;

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

/** Types of actors with one result: child machines and promises. Only promises accept any event type. */
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

export type PortRequest<Input = unknown> = {
  /** Method and path, such as `POST /api/user`. `*` replaces a variable part. */
  readonly request: `${Method} /${string}`;
  /** True if the port sends this request for `input`. By default, always true. */
  when?(input: Input): boolean;
  body?(input: Input): unknown;
};

/** Back-office requests of each port. A repeated request is listed once. */
type Requests<M extends AnyStateMachine> = {
  readonly [A in Answering<NamesOf<M>['actor']> as A['src']]: readonly PortRequest<InputFrom<A['logic']>>[];
};

/** French texts for the names in a machine. The book, the description of a flow in French, prints them. */
export type Words = {
  /** End of a sentence « quand … ». */
  readonly events: Readonly<Record<string, string>>;
  /** End of a sentence « si … ». */
  readonly guards: Readonly<Record<string, string>>;
  /** Noun for a call: « le rattachement du contrat ». */
  readonly ports: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, string>>;
};

/** French texts of events, guards, ports and actions that several machines have. A model may replace them. */
const sharedWords = {
  events: {
    retried: 'l’utilisateur essaie de nouveau',
    'search.retried': 'la recherche est redemandée',
    'save.repeated': 'le fichier est enregistré de nouveau',
    'connection.restored': 'la connexion est revenue',
    'address.reached': 'l’adresse de la page change',
    'period.chosen': 'l’utilisateur choisit une période dans la liste',
    'period.turned': 'l’utilisateur passe à la période d’avant, ou d’après',
    'signIn.requested': 'l’utilisateur demande à se connecter',
    'text.typed': 'du texte est saisi',
    paused: 'la lecture est mise en pause',
    resumed: 'la lecture reprend',
    cancelled: 'l’utilisateur annule',
    closed: 'la fenêtre est fermée',
  },
  guards: {
    isUnreached: 'ce qui manque n’a pas eu de réponse',
    isMoreToRead: 'des compteurs restent à lire',
    isNowhere: 'le compteur n’est dans aucun contrat du compte',
    hasMissed: 'des compteurs n’ont pas pu être lus',
    hasVolumes: 'un volume au moins est connu',
    mayBeDebited: 'un contrat est choisi, et le prélèvement automatique lui est ouvert',
    runsCaptcha: 'le captcha est en service',
  },
  ports: {
    findMeter: 'la recherche du compteur',
    readMeters: 'la lecture d’un lot de compteurs',
    saveFile: 'l’enregistrement du fichier',
    solveCaptcha: 'la vérification du captcha',
    storeToken: 'la conservation du badge par le navigateur',
    writeFile: 'l’écriture du fichier',
    writeList: 'l’écriture de la liste',
  },
  actions: {
    rememberConnection: 'le retour de la connexion est noté, et affiché',
    rememberFailure: 'le message de l’échec est gardé, et affiché',
    rememberFile: 'le fichier est gardé, le temps de l’enregistrer',
    rememberText: 'la saisie est gardée',
    forgetFailure: 'le message d’un échec précédent est effacé',
    forgetMissed: 'les compteurs qui manquent sont à lire de nouveau',
    forgetRead: 'ce qui a été lu est oublié',
  },
} satisfies Words;

/** Texts of a model for events, guards, ports or actions. The names in `sharedWords` are optional. */
type Part<Kind extends keyof Words, Names extends string> = Readonly<
  Record<Exclude<Names, keyof (typeof sharedWords)[Kind]>, string> & Partial<Record<Names, string>>
>;

type Optional<Kind extends keyof Words, P> =
  Record<never, never> extends P ? { readonly [K in Kind]?: P } : { readonly [K in Kind]: P };

type WordsOf<M extends AnyStateMachine> = Optional<'events', Part<'events', EventType<M>>> &
  Optional<'guards', Part<'guards', NamesOf<M>['guard']>> &
  Optional<'ports', Part<'ports', keyof Ports<M> & string>> &
  Optional<'actions', Part<'actions', NamesOf<M>['action']>>;

type Cases<M extends AnyStateMachine> = {
  readonly [T in EventType<M> as keyof Payload<M, T> extends never ? never : T]: {
    readonly [name: string]: Payload<M, T>;
  };
};

type Outcomes<M extends AnyStateMachine> = {
  readonly [P in keyof Ports<M>]: {
    readonly done: { readonly [name: string]: Ports<M>[P] };
    readonly failed: { readonly [name: string]: unknown };
  };
};

type AtLeastOne<M extends AnyStateMachine, C> = {
  [T in keyof C]: T extends keyof Cases<M>
    ? keyof C[T] extends never
      ? { readonly 'at least one case': Cases<M>[T] }
      : C[T]
    : never;
};

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

export type FlowModel = {
  readonly machine: AnyStateMachine;
  readonly chapter?: Chapter;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly words: Words;
  readonly cases: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly outcomes: Readonly<Record<string, { done: object; failed: object }>>;
  readonly requests: Readonly<Record<string, readonly PortRequest[]>>;
  /** French name of the third party that a port calls. Absent for the back office and for the browser. */
  readonly parties?: Readonly<Record<string, string | undefined>>;
  /** Context values that guards read. The exploration treats contexts with the same key as equal. */
  key?(context: MachineContext): unknown;
  /** Branches, states, cases or outcomes by requirement. In the portal, it is a heading of docs/rules.md. */
  readonly requirements?: Readonly<Record<string, readonly string[]>>;
  /** Weights of the requirements (1 by default). Paths of the heaviest requirements are first. */
  readonly weight?: number | Readonly<Record<string, number>>;
  /** States without an exit that are not mistakes, such as pages that only show data. */
  readonly rests?: readonly string[];
  /** Reason why no path can detect a mutant (an injected error), by mutant id. */
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
  readonly requirements?: Readonly<Record<string, readonly string[]>>;
  readonly weight?: number | Readonly<Record<string, number>>;
  readonly key?: (context: ContextFrom<M>) => unknown;
  readonly rests?: readonly string[];
  readonly equivalent?: Readonly<Record<string, string>>;
};

export type Model<M extends AnyStateMachine, I, C, O> = FlowModel & {
  readonly machine: M;
  readonly inputs: I;
  readonly cases: C;
  readonly outcomes: O;
};

const withShared = (
  given: Readonly<Record<string, string>> = {},
  shared: Readonly<Record<string, string>>,
  declared: object,
) => ({
  ...given,
  ...Object.fromEntries(Object.entries(shared).filter(([name]) => name in declared && !(name in given))),
});

/** Returns the model of a machine. TypeScript rejects a model that lacks a case or an outcome. */
export const defineModel = <
  M extends AnyStateMachine,
  const I extends Readonly<Record<string, InputFrom<M>>>,
  const C extends Cases<M>,
  const O extends Outcomes<M>,
  const R extends Requests<M>,
>(
  machine: M,
  described: Described<M, I, C & AtLeastOne<M, C>, O, R>,
): Model<M, I, C, O> => {
  const { actions, actors: ports, guards } = machine.implementations;
  const events = Object.fromEntries(machine.events.map((type) => [type, {}]));
  const given: Partial<Words> = described.words;
  const words = {
    events: withShared(given.events, sharedWords.events, events),
    guards: withShared(given.guards, sharedWords.guards, guards),
    ports: withShared(given.ports, sharedWords.ports, ports),
    actions: withShared(given.actions, sharedWords.actions, actions),
  };
  const others = Object.keys(words.events).filter((type) => !(type in described.cases));
  const cases = { ...described.cases, ...Object.fromEntries(others.map((type) => [type, {}])) };
  return { equivalent: {}, ...described, machine, words, cases };
};
