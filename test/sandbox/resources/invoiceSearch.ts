import * as z from 'zod/mini';
import type { SandboxContract } from '../data/contracts.ts';
import { type Day, readDay } from '../data/days.ts';
import {
  amountAt,
  type Billing,
  billingOf,
  invoiceAt,
  numberAt,
  ranksBetween,
  statusAt,
} from '../data/invoices.ts';
import * as rules from '../rules.ts';
import { addressHolds, pageSize, slicePage, startsWith } from './contractSearch.ts';

const statuses = z.array(z.enum(['S', 'A']));

/** A contract carries all its invoices up to this many; beyond, a page. */
const carriedWhole = 27;

export const searchSchema = z.strictObject({
  reference: z.optional(rules.referenceStart),
  invoiceNumber: z.optional(rules.required),
  siteAddress: z.optional(rules.required),
  amount: z.optional(z.number()),
  startDate: rules.day,
  endDate: rules.day,
  pending: z.optional(z.boolean()),
  status: z.optional(z.union([z.strictObject({ include: statuses }), z.strictObject({ exclude: statuses })])),
  currentPage: z.int().check(z.positive()),
  itemsPerPage: z.literal(pageSize),
});

export type Search = z.output<typeof searchSchema>;

type ContractTest = (contract: SandboxContract) => boolean;

const contractTests = ({ reference, siteAddress }: Search): ContractTest[] => {
  const tests: ContractTest[] = [];
  if (reference !== undefined) tests.push(startsWith(reference));
  if (siteAddress !== undefined) {
    const isThere = addressHolds(siteAddress);
    tests.push(({ served_address }) => isThere(served_address));
  }
  return tests;
};

/** Looks at the invoice of a rank; not at the whole of it, as a search looks at tens of thousands. */
type InvoiceTest = (billing: Billing, rank: number) => boolean;

const statusTest =
  (wanted: NonNullable<Search['status']>): InvoiceTest =>
  (billing, rank) => {
    const isNamed = (named: readonly string[]) => named.includes(statusAt(billing, rank));
    return 'include' in wanted ? isNamed(wanted.include) : !isNamed(wanted.exclude);
  };

/** What is asked of an invoice, its date apart. */
const invoiceTests = ({ invoiceNumber, amount, pending, status }: Search): InvoiceTest[] => {
  const tests: InvoiceTest[] = [];
  if (pending) tests.push((billing, rank) => statusAt(billing, rank) === 'A');
  if (status) tests.push(statusTest(status));
  if (amount !== undefined) {
    const cents = Math.round(amount * 100);
    tests.push((billing, rank) => amountAt(billing, rank) === cents);
  }
  if (invoiceNumber !== undefined) {
    const start = invoiceNumber.toUpperCase();
    tests.push((billing, rank) => numberAt(billing, rank).startsWith(start));
  }
  return tests;
};

/** A contract that is found, with the ranks of those of its invoices that are. */
type Found = { contract: SandboxContract; billing: Billing; ranks: readonly number[] };

const findContracts = (contracts: readonly SandboxContract[], search: Search, today: Day): Found[] => {
  const [from, to] = [readDay(search.startDate), readDay(search.endDate)];
  const ofContract = contractTests(search);
  const ofInvoice = invoiceTests(search);
  return contracts
    .filter((contract) => ofContract.every((test) => test(contract)))
    .map((contract): Found => {
      const billing = billingOf(contract.reference);
      const dated = ranksBetween(billing, today, from, to);
      const ranks = dated.filter((rank) => ofInvoice.every((test) => test(billing, rank)));
      return { contract, billing, ranks };
    })
    .filter(({ ranks }) => ofInvoice.length === 0 || ranks.length > 0);
};

/**
 * A page of the contracts found, each with its first invoices; of one that has many and is asked by its whole
 * reference, a page of its invoices (docs/rules.md#calls).
 */
export const searchInvoices = (contracts: readonly SandboxContract[], search: Search, today: Day) => {
  const found = findContracts(contracts, search, today);
  const isMany = ({ ranks }: Found) => ranks.length > carriedWhole;
  const [alone] = found.filter(
    (candidate) => candidate.contract.reference === search.reference && isMany(candidate),
  );
  const shown = alone ? [alone] : slicePage(found, search.currentPage);
  return {
    pageCount: Math.ceil(found.length / pageSize),
    contractCount: found.length,
    invoiceCount: found.reduce((sum, { ranks }) => sum + ranks.length, 0),
    contracts: shown.map((one) => {
      const ranks = isMany(one) ? slicePage(one.ranks, alone ? search.currentPage : 1) : one.ranks;
      return {
        contract: one.contract,
        count: one.ranks.length,
        invoices: ranks.map((rank) => invoiceAt(one.billing, rank, today)),
      };
    }),
  };
};
