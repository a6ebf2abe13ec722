import type { Contract } from '#src/domain/contract/contract.ts';
import { contractSearch, type MissingWords, searchable } from '#src/domain/search.ts';
import { mostOffered } from './lookup.ts';

export type ContractsFound = { shown: readonly Contract[]; total: number };

/** Prepared once for the contracts of a profile, however often the search is opened. */
const prepared = new WeakMap<readonly Contract[], (typed: string) => ContractsFound>();

const prepare = (contracts: readonly Contract[], missing: MissingWords) => {
  const search = contractSearch(contracts, missing);
  const names = new Map(contracts.map((contract) => [contract, searchable(contract.name || missing.name)]));
  return (typed: string): ContractsFound => {
    const start = searchable(typed.trim());
    const found = start === '' ? [] : search(typed);
    // The name that begins as what is typed is meant before one that holds it.
    const [named, others]: [Contract[], Contract[]] = [[], []];
    for (const contract of found) {
      if (named.length === mostOffered) break;
      if (names.get(contract)?.startsWith(start)) named.push(contract);
      else if (others.length < mostOffered) others.push(contract);
    }
    return { shown: [...named, ...others].slice(0, mostOffered), total: found.length };
  };
};

/** The contracts that answer what is typed, by their number, name or address: the first of them, and how many they are. */
export const contractsFound = (
  contracts: readonly Contract[],
  typed: string,
  missing: MissingWords,
): ContractsFound => {
  const search = prepared.get(contracts) ?? prepare(contracts, missing);
  prepared.set(contracts, search);
  return search(typed);
};
