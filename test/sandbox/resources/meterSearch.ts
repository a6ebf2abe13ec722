import * as z from 'zod/mini';
import type { SandboxContract } from '../data/contracts.ts';
import { type Meter, metersOf } from '../data/meters.ts';
import * as rules from '../rules.ts';
import { addressHolds, pageSize, slicePage, startsWith } from './contractSearch.ts';

export const meterSearchSchema = z.strictObject({
  reference: z.optional(rules.referenceStart),
  matricule: z.optional(rules.required),
  siteAddress: z.optional(rules.required),
  currentPage: z.int().check(z.positive()),
  itemsPerPage: z.literal(pageSize),
});

type Search = z.output<typeof meterSearchSchema>;

type MeterTest = (meter: Meter) => boolean;

const meterTests = ({ matricule, siteAddress }: Search): MeterTest[] => {
  const tests: MeterTest[] = [];
  if (matricule !== undefined) {
    const start = matricule.toUpperCase();
    tests.push((meter) => meter.matricule.startsWith(start));
  }
  if (siteAddress !== undefined) {
    const isThere = addressHolds(siteAddress);
    tests.push(({ address }) => isThere(address));
  }
  return tests;
};

/** A contract that is found, with those of its meters that are. */
type Found = { contract: SandboxContract; meters: readonly Meter[] };

const findContracts = (contracts: readonly SandboxContract[], search: Search): Found[] => {
  const tests = meterTests(search);
  return contracts
    .filter(startsWith(search.reference ?? ''))
    .map((contract) => ({
      contract,
      meters: metersOf(contract).filter((meter) => tests.every((test) => test(meter))),
    }))
    .filter(({ meters }) => tests.length === 0 || meters.length > 0);
};

/**
 * A page of the contracts found, each with its first meters; of one that has more and is asked by its whole reference,
 * a page of its meters (docs/rules.md#calls).
 */
export const searchMeters = (contracts: readonly SandboxContract[], search: Search) => {
  const found = findContracts(contracts, search);
  const alone = found.filter(
    ({ contract, meters }) => contract.reference === search.reference && meters.length > pageSize,
  );
  const isAlone = alone.length > 0;
  const shown = isAlone ? alone : slicePage(found, search.currentPage);
  return {
    pageCount: Math.ceil(found.length / pageSize),
    contractCount: found.length,
    meterCount: found.reduce((sum, { meters }) => sum + meters.length, 0),
    contracts: shown.map(({ contract, meters }) => ({
      contract,
      count: meters.length,
      meters: slicePage(meters, isAlone ? search.currentPage : 1),
    })),
  };
};
