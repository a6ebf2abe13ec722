import { assign, setup } from 'xstate';
import type { Unread } from '../domain/answer.ts';
import { isClosedToAdviser, mayBeDebited } from '../domain/billing/automaticPayment.ts';
import { lastTwelveMonths } from '../domain/calendar.ts';
import type { Contract } from '../domain/contract/contract.ts';
import type { Failure } from '../domain/failure.ts';
import { port } from '../setup/port.ts';
import type { Billing } from './billing.ts';
import {
  type Account,
  type AccountValues,
  accountSchema,
  type DebitRequest,
  type Holder,
  type HolderValues,
  holderSchema,
  toDebitRequest,
} from './directDebit.schema.ts';
import type { Information } from './information.ts';
import { isAboutHolder } from './refusal.ts';
import { type Signature, signatureAddress } from './signature.ts';

/** What the address says on the way back from the signature; empty where it says nothing. */
export type Return = { status: string; fullRef: string };

export type DirectDebitInput = {
  /** The contract that was selected; null where none was, or where it is not the user's. */
  contract: Contract | null;
  /** Contracts of the user that cannot be read; none by default. */
  unread?: readonly Unread[];
  returned: Return | null;
  signature: Signature;
  today: Date;
};

type Context = DirectDebitInput & {
  information: Information | null;
  /** Null as long as it is not known. */
  billing: Billing | null;
  /** How many times the information was asked again. */
  retries: number;
  holder: Holder | null;
  account: Account | null;
  /** Where the mandate is signed. */
  address: string | null;
  failure: Failure | null;
};

/** What may pass is asked three times in all; the back office counts each (docs/rules.md#limits). */
const retryLimit = 2;

const notYet = {
  information: null,
  billing: null,
  retries: 0,
  holder: null,
  account: null,
  address: null,
  failure: null,
};

export const newContext = (input: DirectDebitInput): Context => ({ ...input, ...notYet });

/** The invoices that say how the contract is paid: those that its list opens on. */
export const toLastInvoicesQuery = ({ contract, today }: Context) =>
  contract && { reference: contract.reference, ...lastTwelveMonths(today) };

/** The request, once every step has been through. */
export const completeRequest = ({ contract, holder, account }: Context): DebitRequest | null =>
  contract && holder && account ? toDebitRequest({ reference: contract.reference, holder, account }) : null;

/** The bodies that the chart of the direct debit names. */
export const directDebitSetup = setup({
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
    tags: {} as 'busy' | 'ended',
  },
  actors: {
    loadInformation: port<Information, string>('loadInformation'),
    /** Given the contract and the days of its invoices; null where they say nothing of it. */
    findBilling: port<Billing | null, NonNullable<ReturnType<typeof toLastInvoicesQuery>>>('findBilling'),
    requestDebit: port<{ urlSEPA: string }, DebitRequest>('requestDebit'),
    openSignature: port<void, string>('openSignature'),
    /** Given the full reference of a signed mandate. */
    readMandate: port<void, string>('readMandate'),
  },
  guards: {
    isClosedToAdviser: ({ context: { contract } }) => contract !== null && isClosedToAdviser(contract),
    isSigned: ({ context: { returned } }) => returned?.status === 'OK' && returned.fullRef !== '',
    isReturned: ({ context }) => context.returned !== null,
    mayBeDebited: ({ context: { contract } }) => contract !== null && mayBeDebited(contract),
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
