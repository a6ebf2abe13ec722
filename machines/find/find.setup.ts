import { assign, setup } from 'xstate';
import type { Invoice } from '../domain/billing/invoice.ts';
import type { Meter } from '../domain/consumption/meter.ts';
import type { Days } from '../domain/consumption/period.ts';
import type { Failure } from '../domain/failure.ts';
import { port } from '../setup/port.ts';
import { isAnswered, type Lookup, type Matches, unanswered } from './lookup.ts';
import { numberTyped } from './number.ts';

type Input = {
  /** What was typed the last time, and led nowhere. */
  typed: string;
  /** The invoices that are looked among. */
  days: Days;
};

export type FindContext = Input & {
  invoices: Lookup<Invoice>;
  meters: Lookup<Meter>;
  /** Where the result that was chosen is. */
  address: string | null;
};

type ByNumber = { number: string };

/** The bodies that the chart of the search names. */
export const findSetup = setup({
  types: {
    context: {} as FindContext,
    input: {} as Input,
    events: {} as
      | { type: 'text.typed'; text: string }
      | { type: 'search.retried' }
      | { type: 'result.chosen'; address: string }
      | { type: 'closed' },
    tags: {} as 'busy',
  },
  actors: {
    findInvoices: port<Matches<Invoice>, ByNumber & Days>('findInvoices'),
    findMeters: port<Matches<Meter>, ByNumber>('findMeters'),
  },
  delays: { typingPaused: 300 },
  guards: {
    isSameNumber: ({ context }, text: string) => numberTyped(text) === numberTyped(context.typed),
    isNumber: (_, text: string) => numberTyped(text) !== null,
    areInvoicesKnown: ({ context }) => context.invoices.found !== null,
    areMetersKnown: ({ context }) => context.meters.found !== null,
    isComplete: ({ context: { invoices, meters } }) => invoices.found !== null && meters.found !== null,
    isOver: ({ context: { invoices, meters } }) => isAnswered(invoices) && isAnswered(meters),
  },
  actions: {
    rememberText: assign({ typed: (_, text: string) => text }),
    forgetFound: assign({ invoices: unanswered, meters: unanswered }),
    forgetFailures: assign(({ context: { invoices, meters } }) => ({
      invoices: invoices.failure ? unanswered : invoices,
      meters: meters.failure ? unanswered : meters,
    })),
    rememberInvoices: assign({
      invoices: (_, found: Matches<Invoice>) => ({ found, failure: null }),
    }),
    rememberInvoicesFailure: assign({
      invoices: (_, failure: Failure) => ({ found: null, failure }),
    }),
    rememberMeters: assign({ meters: (_, found: Matches<Meter>) => ({ found, failure: null }) }),
    rememberMetersFailure: assign({ meters: (_, failure: Failure) => ({ found: null, failure }) }),
    rememberAddress: assign({ address: (_, address: string) => address }),
  },
});
