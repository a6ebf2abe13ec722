import type { Unread } from '#src/domain/answer.ts';
import type { BillingContract, Invoice } from '#src/domain/billing/invoice.ts';
import type { ConsumptionContract, Meter } from '#src/domain/consumption/meter.ts';
import { allUnread, type ContractPage } from '#src/domain/contract/contractPage.ts';
import type { Failure } from '#src/domain/failure.ts';

/** What a call finds: the first of its rows, each with the name of its contract, and how many there are in all. */
export type Matches<Row> = {
  rows: readonly (Row & { contractName: string })[];
  total: number;
  /** Contracts and rows left out, since they cannot be read; none unless said. */
  unread?: readonly Unread[];
};

/** How many results of one kind are proposed (docs/rules.md#limits). */
export const mostOffered = 5;

const matchesOf = <Row, Contract extends { name: string; unread: readonly Unread[] }>(
  page: ContractPage<Contract>,
  rowsOf: (contract: Contract) => readonly Row[],
): Matches<Row> => ({
  rows: page.contracts
    .flatMap((contract) => rowsOf(contract).map((row) => ({ ...row, contractName: contract.name })))
    .slice(0, mostOffered),
  total: page.rowCount,
  unread: allUnread(page),
});

/** The invoices of a page of contracts. */
export const invoicesFound = (page: ContractPage<BillingContract>): Matches<Invoice> =>
  matchesOf(page, ({ invoices }) => invoices);

/** The meters of a page of contracts. */
export const metersFound = (page: ContractPage<ConsumptionContract>): Matches<Meter> =>
  matchesOf(page, ({ meters }) => meters);

/** What is known of one kind of thing: what was found, or why it was not, or neither yet. */
export type Lookup<Row> = { found: Matches<Row> | null; failure: Failure | null };

/** Not asked, or not answered yet. */
export const unanswered = { found: null, failure: null } as const;

export const isAnswered = ({ found, failure }: Lookup<unknown>): boolean =>
  found !== null || failure !== null;
