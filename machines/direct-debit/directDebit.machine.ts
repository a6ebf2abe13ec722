import { assign, setup } from 'xstate';
import type { Unread } from '#src/domain/answer.ts';
import { isClosedToAdviser, mayBeDebited } from '#src/domain/billing/automaticPayment.ts';
import { lastTwelveMonths } from '#src/domain/calendar.ts';
import type { Contract } from '#src/domain/contract/contract.ts';
import { type Failure, technicalFailure } from '#src/domain/failure.ts';
import { called, doneTo, failedTo, failureOf, port, required } from '../setup/chart.ts';
import {
  type Account,
  type AccountValues,
  accountSchema,
  type Billing,
  type DebitRequest,
  type Holder,
  type HolderValues,
  holderSchema,
  type Information,
  isAboutHolder,
  toDebitFailure,
  toDebitRequest,
} from './directDebit.schema.ts';

type Return = { status: string; fullRef: string };

type Signature = { origin: string; trusted: readonly string[] };

/** URL at which the user signs; null if its origin is not trusted (docs/rules.md#direct-debit-request). */
export const signatureAddress = (urlSEPA: string, { origin, trusted }: Signature): string | null => {
  if (!URL.canParse(urlSEPA, origin)) return null;
  const url = new URL(urlSEPA, origin);
  // Also checks the start of the URL, because a `blob:` URL has the origin of the page that created it.
  return url.href.startsWith(`${url.origin}/`) && trusted.includes(url.origin) ? url.href : null;
};

export type DirectDebitInput = {
  /** Null if the URL contains no contract, or a contract that this user may not see. */
  contract: Contract | null;
  unread?: readonly Unread[];
  returned: Return | null;
  signature: Signature;
  today: Date;
};

type Context = DirectDebitInput & {
  information: Information | null;
  billing: Billing | null;
  retries: number;
  holder: Holder | null;
  account: Account | null;
  address: string | null;
  failure: Failure | null;
};

/** Maximum number of retries: few, because calls are limited (docs/rules.md#limits). */
const retryLimit = 2;

export const newContext = (input: DirectDebitInput): Context => ({
  ...input,
  information: null,
  billing: null,
  retries: 0,
  holder: null,
  account: null,
  address: null,
  failure: null,
});

/** Query of the latest invoices. No other response contains the payment mode of the contract. */
const toLastInvoicesQuery = ({ contract, today }: Context) =>
  contract && { reference: contract.reference, ...lastTwelveMonths(today) };

const completeRequest = ({ contract, holder, account }: Context): DebitRequest | null =>
  contract && holder && account ? toDebitRequest({ reference: contract.reference, holder, account }) : null;

const directDebitSetup = setup({
  types: {
    context: {} as Context,
    input: {} as DirectDebitInput,
    events: {} as
      | { type: 'contract.confirmed' }
      | { type: 'contract.reopened' }
      | { type: 'holder.submitted'; values: HolderValues }
      | { type: 'holder.reopened' }
      | { type: 'account.submitted'; values: AccountValues }
      | { type: 'retried' }
      | { type: 'restarted' }
      | { type: 'closed' },
    /** Tags of the steps after the first: `holder`, `account`, `done` (docs/rules.md#direct-debit-wizard). */
    tags: {} as 'busy' | 'ended' | 'holder' | 'account' | 'done',
  },
  actors: {
    loadInformation: port<Information, string>('loadInformation'),
    /** Returns null if the response has no payment mode. */
    findBilling: port<Billing | null, NonNullable<ReturnType<typeof toLastInvoicesQuery>>>('findBilling'),
    requestDebit: port<{ urlSEPA: string }, DebitRequest>('requestDebit'),
    openSignature: port<void, string>('openSignature'),
    readMandate: port<void, string>('readMandate'),
  },
  guards: {
    isClosedToAdviser: ({ context: { contract } }) => contract !== null && isClosedToAdviser(contract),
    isSigned: ({ context: { returned } }) => returned?.status === 'OK' && returned.fullRef !== '',
    isReturned: ({ context }) => context.returned !== null,
    mayBeDebited: ({ context: { contract } }) => contract !== null && mayBeDebited(contract),
    mayRetryDocument: ({ context }) => !context.failure?.isForbidden,
    mayAskAgain: ({ context }, { kind }: Failure) => kind === 'unavailable' && context.retries < retryLimit,
    isBillingKnown: ({ context }) => context.billing !== null,
    isHolder: (_, values: HolderValues) => holderSchema.safeParse(values).success,
    isAccount: ({ context }, values: AccountValues) =>
      context.information !== null && accountSchema(context.information).safeParse(values).success,
    isInPlace: (_, urlSEPA: string) => urlSEPA === '',
    isTrusted: ({ context }, urlSEPA: string) => signatureAddress(urlSEPA, context.signature) !== null,
    isAboutHolder: (_, failure: Failure) => isAboutHolder(failure),
  },
  actions: {
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    rememberInformation: assign({ information: (_, information: Information) => information }),
    rememberBilling: assign({ billing: (_, billing: Billing | null) => billing }),
    rememberHolder: assign({ holder: (_, values: HolderValues) => holderSchema.parse(values) }),
    rememberAccount: assign({
      account: ({ context: { information } }, values: AccountValues) =>
        information && accountSchema(information).parse(values),
    }),
    rememberAddress: assign({
      address: ({ context }, urlSEPA: string) => signatureAddress(urlSEPA, context.signature),
    }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: null }),
  },
});

const findingBilling = directDebitSetup.createStateConfig({
  description:
    'Le contrat est affiché (étape 1 sur 4) ; le portail cherche, parmi les factures, s’il est mensualisé et combien est dû',
  invoke: {
    ...called('findBilling'),
    input: ({ context }) => required(toLastInvoicesQuery(context)),
    onDone: doneTo('reviewing', 'rememberBilling', {
      description: 'Les factures sont lues : le mode de paiement y figure, ou non',
    }),
    onError: {
      target: 'reviewing',
      description:
        'Les factures ne peuvent pas être lues : seules les informations du service client sont affichées',
    },
  },
  on: {
    'contract.confirmed': { target: 'identifying', description: 'L’utilisateur confirme le contrat' },
    closed: { target: 'abandoned', description: 'L’utilisateur renonce' },
  },
});

/** Call for the document of a signed mandate. After a failure, the mandate is still signed. */
const readsMandate = (id: string) =>
  ({
    id,
    src: 'readMandate',
    input: ({ context: { returned } }) => required(returned).fullRef,
    onDone: { target: 'available', description: 'Le document est reçu' },
    onError: failedTo('unavailable', { description: 'Le document n’est pas disponible, ou pas encore' }),
  }) as const satisfies NonNullable<Parameters<typeof directDebitSetup.createStateConfig>[0]['invoke']>;

const signed = directDebitSetup.createStateConfig({
  description: 'Le mandat est signé, même si son document n’est pas encore disponible (étape 4 sur 4)',
  tags: 'done',
  initial: 'reading',
  states: {
    reading: {
      description: 'Le document du mandat est demandé au service client',
      tags: ['busy', 'ended'],
      invoke: readsMandate('readMandate'),
    },
    available: { description: 'Le document peut être téléchargé' },
    unavailable: {
      description: 'Un message indique que le document n’est pas encore disponible et propose de réessayer',
      on: {
        retried: {
          guard: 'mayRetryDocument',
          target: 'readingAgain',
          description: 'L’utilisateur demande de nouveau le document, sauf si l’accès lui est refusé',
        },
      },
    },
    readingAgain: {
      description: 'Le document est demandé de nouveau',
      tags: 'busy',
      invoke: readsMandate('readMandateAgain'),
    },
  },
});

const requesting = directDebitSetup.createStateConfig({
  description: 'Le prélèvement automatique est demandé au service client',
  tags: ['busy', 'account'],
  invoke: {
    id: 'requestDebit',
    src: 'requestDebit',
    input: ({ context }) => required(completeRequest(context)),
    onDone: [
      {
        guard: { type: 'isInPlace', params: ({ event }) => event.output.urlSEPA },
        target: 'inPlace',
        description: 'Le prélèvement automatique est en place, sans nouvelle signature',
      },
      {
        guard: { type: 'isTrusted', params: ({ event }) => event.output.urlSEPA },
        target: 'leaving',
        actions: { type: 'rememberAddress', params: ({ event }) => event.output.urlSEPA },
        description: 'Un mandat est à signer, à une adresse de confiance',
      },
      {
        target: 'choosing',
        actions: { type: 'rememberFailure', params: technicalFailure() },
        description: 'L’adresse de signature n’est pas de confiance : elle n’est pas suivie',
      },
    ],
    onError: [
      {
        guard: { type: 'isAboutHolder', params: ({ event }) => toDebitFailure(event.error) },
        target: 'identifying',
        actions: { type: 'rememberFailure', params: ({ event }) => toDebitFailure(event.error) },
        description: 'Le service client refuse le titulaire : il est demandé de nouveau',
      },
      {
        target: 'choosing',
        actions: { type: 'rememberFailure', params: ({ event }) => toDebitFailure(event.error) },
        description: 'La demande échoue : la saisie est gardée',
      },
    ],
  },
});

export const directDebitMachine = directDebitSetup.createMachine({
  id: 'directDebit',
  description: 'Mettre en place le prélèvement automatique d’un contrat',
  context: ({ input }) => newContext(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'Le parcours s’ouvre selon l’adresse et le contrat choisi',
      always: [
        {
          guard: 'isClosedToAdviser',
          target: 'turnedAway',
          description: 'L’utilisateur est un conseiller : le prélèvement automatique ne lui est pas ouvert',
        },
        {
          guard: 'isSigned',
          target: 'signed',
          description: 'L’adresse indique que le mandat vient d’être signé',
        },
        { guard: 'isReturned', target: 'unsigned', description: 'La signature n’a pas abouti' },
        {
          guard: 'mayBeDebited',
          target: 'loading',
          description: 'Le contrat choisi peut être payé par prélèvement automatique',
        },
        { target: 'turnedAway', description: 'Aucun contrat n’est choisi, ou il ne peut pas être prélevé' },
      ],
    },
    loading: {
      description: 'Le portail demande comment le contrat est payé aujourd’hui',
      tags: 'busy',
      invoke: {
        ...called('loadInformation'),
        input: ({ context }) => required(context.contract).reference,
        onDone: doneTo('findingBilling', 'rememberInformation', {
          description: 'Le service client répond : le mode de paiement du contrat est connu',
        }),
        onError: [
          {
            guard: { type: 'mayAskAgain', params: failureOf },
            target: 'loading',
            reenter: true,
            actions: 'countRetry',
            description: 'Sans réponse, la question est posée de nouveau, deux fois au plus',
          },
          {
            target: 'turnedAway',
            actions: { type: 'rememberFailure', params: failureOf },
            description: 'Le service client ne répond pas, ou refuse : la raison s’affiche avec les factures',
          },
        ],
      },
      on: { closed: { target: 'abandoned', description: 'L’utilisateur n’attend pas plus longtemps' } },
    },
    findingBilling,
    reviewing: {
      description: 'Le contrat, et la façon dont il est payé aujourd’hui, sont affichés (étape 1 sur 4)',
      on: {
        'contract.confirmed': { target: 'identifying', description: 'L’utilisateur confirme le contrat' },
        closed: { target: 'abandoned', description: 'L’utilisateur renonce' },
      },
    },
    identifying: {
      description: 'Le titulaire, personne ou entreprise, est demandé (étape 2 sur 4)',
      tags: 'holder',
      exit: 'forgetFailure',
      on: {
        'holder.submitted': {
          guard: { type: 'isHolder', params: ({ event }) => event.values },
          target: 'choosing',
          actions: { type: 'rememberHolder', params: ({ event }) => event.values },
          description: 'Le titulaire est bien renseigné',
        },
        'contract.reopened': [
          { guard: 'isBillingKnown', target: 'reviewing', description: 'L’utilisateur revient au contrat' },
          {
            target: 'findingBilling',
            description: 'L’utilisateur revient au contrat, dont les factures ne sont pas encore lues',
          },
        ],
        closed: { target: 'abandoned', description: 'L’utilisateur renonce' },
      },
    },
    choosing: {
      description:
        'Le compte à prélever et l’accord du titulaire sont demandés, sous un résumé (étape 3 sur 4)',
      tags: 'account',
      exit: 'forgetFailure',
      on: {
        'account.submitted': {
          guard: { type: 'isAccount', params: ({ event }) => event.values },
          target: 'requesting',
          actions: { type: 'rememberAccount', params: ({ event }) => event.values },
          description: 'Le compte est bien renseigné, et l’accord donné',
        },
        'holder.reopened': { target: 'identifying', description: 'L’utilisateur revient au titulaire' },
        closed: { target: 'abandoned', description: 'L’utilisateur renonce' },
      },
    },
    requesting,
    leaving: {
      description: 'Le navigateur part vers la signature du mandat',
      tags: ['busy', 'account'],
      invoke: {
        ...called('openSignature'),
        input: ({ context }) => required(context.address),
        onDone: { target: 'departed', description: 'Le navigateur quitte le portail' },
        onError: {
          target: 'choosing',
          actions: { type: 'rememberFailure', params: technicalFailure() },
          description: 'Le navigateur n’a pas pu partir',
        },
      },
    },
    inPlace: {
      description: 'Le prélèvement automatique est en place (étape 4 sur 4)',
      tags: ['ended', 'done'],
    },
    signed,
    unsigned: {
      description: 'Le mandat n’est pas signé, rien n’est en place (étape 4 sur 4)',
      tags: ['ended', 'done'],
      on: { restarted: { target: 'restarted', description: 'L’utilisateur recommence' } },
    },
    departed: {
      type: 'final',
      tags: 'account',
      description: 'Le mandat se signe sur un autre site, qui rend la main au portail',
    },
    restarted: { type: 'final', tags: 'done', description: 'Le parcours recommence pour le même contrat' },
    abandoned: { type: 'final', description: 'Les factures s’affichent, rien n’a été demandé' },
    turnedAway: {
      type: 'final',
      description: 'Les factures s’affichent, avec un message qui en donne la raison',
    },
  },
});
