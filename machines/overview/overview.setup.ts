import { assign, setup } from 'xstate';
import type { BillingContract } from '../domain/billing/invoice.ts';
import { widestDays } from '../domain/billing/invoiceSearch.ts';
import type { ConsumptionContract } from '../domain/consumption/meter.ts';
import type { Days } from '../domain/consumption/period.ts';
import type { Failure } from '../domain/failure.ts';
import { port } from '../setup/port.ts';
import type { FirstContracts } from './firstContracts.ts';
import type { FirstStep, Standing } from './standing.ts';
import { type ToKnow, toKnowOf } from './toKnow.ts';
import { type ToPay, toPayOf } from './toPay.ts';

export type Pending = FirstContracts<BillingContract>;
export type Metered = FirstContracts<ConsumptionContract>;

export type OverviewInput = {
  standing: Standing;
  firstSteps: readonly FirstStep[];
  /** Of all the contracts, in euros; null where it is not known. */
  balance: number | null;
  /** Whether the due dates of invoices are shown in this environment. */
  showsDueDates: boolean;
  today: Date;
};

type Context = OverviewInput & {
  toPay: ToPay | null;
  toPayFailure: Failure | null;
  toKnow: ToKnow | null;
  toKnowFailure: Failure | null;
};

export const initialContext = (input: OverviewInput): Context => ({
  ...input,
  toPay: null,
  toPayFailure: null,
  toKnow: null,
  toKnowFailure: null,
});

/** As far back as invoices are searched: what waits longest is what matters most. */
export const pendingDays = ({ today }: Pick<Context, 'today'>): Days => widestDays(today);

/** The bodies that the chart of the overview names. */
export const overviewSetup = setup({
  types: {
    context: {} as Context,
    input: {} as OverviewInput,
    events: {} as { type: 'toPay.retried' } | { type: 'toKnow.retried' },
    tags: {} as 'busy',
  },
  actors: {
    listPending: port<Pending, Days>('listPending'),
    listMeters: port<Metered>('listMeters'),
  },
  guards: {
    isNew: ({ context }) => context.standing === 'new',
    isUnavailable: ({ context }) => context.standing === 'unavailable',
    isNothingToPay: ({ context }, pending: Pending) => toPayOf(pending, context).invoices.length === 0,
    isNothingToKnow: ({ context }, metered: Metered) => toKnowOf(metered, context.today).facts.length === 0,
  },
  actions: {
    rememberToPay: assign({ toPay: ({ context }, pending: Pending) => toPayOf(pending, context) }),
    rememberToPayFailure: assign({ toPayFailure: (_, failure: Failure) => failure }),
    rememberToKnow: assign({ toKnow: ({ context }, metered: Metered) => toKnowOf(metered, context.today) }),
    rememberToKnowFailure: assign({ toKnowFailure: (_, failure: Failure) => failure }),
  },
});
