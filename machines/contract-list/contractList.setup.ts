import { assertEvent, assign, setup } from 'xstate';
import type * as z from 'zod/mini';
import type { ContractPage } from '../domain/contract/contractPage.ts';
import type { Failure } from '../domain/failure.ts';
import { port } from '../setup/port.ts';
import { type Listed, nothingFound, withPage } from './listed.ts';

export type ContractListDefinition<Typed, Criteria> = {
  id: string;
  /** The flow in a sentence, in French, as a product owner reads it. */
  description: string;
  /** Judges a search as it is typed, or as the address has it, and makes of it what is asked. */
  schema: z.ZodMiniType<Criteria, Typed>;
};

/** The bodies that the chart of a list of contracts names. */
export const contractListSetup = <Typed, Criteria, Contract extends { reference: string }>(
  flow: ContractListDefinition<Typed, Criteria>,
) =>
  setup({
    types: {
      context: {} as {
        typed: Typed;
        listed: Listed<Contract>;
        /** What the last search that failed met. */
        failure: Failure | null;
      },
      input: {} as { typed: Typed },
      events: {} as
        | { type: 'search.requested'; typed: Typed }
        | { type: 'address.reached'; typed: Typed }
        | { type: 'more.requested' }
        | { type: 'retried' },
      tags: {} as 'busy',
    },
    actors: {
      searchContracts: port<ContractPage<Contract>, { criteria: Criteria; page: number }>('searchContracts'),
    },
    guards: {
      isUnderstood: ({ context, event }) =>
        flow.schema.safeParse('typed' in event ? event.typed : context.typed).success,
      isNothing: (_, found: ContractPage<Contract>) => found.contracts.length === 0,
      hasMore: ({ context }) => context.listed.page < context.listed.pageCount,
    },
    actions: {
      rememberSearch: assign(({ event }) => {
        assertEvent(event, ['search.requested', 'address.reached']);
        return { typed: event.typed };
      }),
      rememberContracts: assign({
        listed: (_, found: ContractPage<Contract>) => withPage(nothingFound, found),
      }),
      addContracts: assign({
        listed: ({ context }, found: ContractPage<Contract>) => withPage(context.listed, found),
      }),
      rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    },
  });
