import { createActor, type StateValueFrom } from 'xstate';
import { pageSize } from '#src/domain/contract/contractPage.ts';
import type { ContractListMachine } from './contractList.machine.ts';
import { type Listed, nothingFound } from './listed.ts';

type Shown<Typed, Contract> = {
  /** The search under way. */
  typed: Typed;
  /** What it has found, and how many rows each has. */
  contracts: readonly Contract[];
  rowCountOf: (contract: Contract) => number;
};

/** The actors of a list that stays in a state: what its stories show. */
export const frozenList = <Typed, Criteria, Contract extends { reference: string }>(
  machine: ContractListMachine<Typed, Criteria, Contract>,
  { typed, contracts, rowCountOf }: Shown<Typed, Contract>,
) => {
  type Context = ReturnType<typeof machine.getInitialSnapshot>['context'];

  const frozenIn = (value: StateValueFrom<typeof machine>, context: Partial<Context> = {}) =>
    createActor(machine, {
      input: { typed },
      snapshot: machine.resolveState({
        value,
        context: { typed, listed: nothingFound, failure: null, ...context },
      }),
    });

  const listOf = (shown: readonly Contract[], contractCount: number): Listed<Contract> => ({
    contracts: shown,
    unread: [],
    contractCount,
    rowCount: shown.reduce((sum, contract) => sum + rowCountOf(contract), 0),
    page: 1,
    pageCount: Math.ceil(contractCount / pageSize),
  });

  return {
    frozenIn,
    /** The contracts, the first of twelve. */
    listed: (value: 'settled' | 'extending' | 'stuck', context: Partial<Context> = {}) =>
      frozenIn({ listed: value }, { listed: listOf(contracts, 12), ...context }),
    /** One contract, which is opened. */
    alone: (contract: Contract) => frozenIn({ listed: 'settled' }, { listed: listOf([contract], 1) }),
  };
};
