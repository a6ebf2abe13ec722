import { useMemo } from 'react';
import type { Meter } from '#machines/domain/consumption/meter.ts';
import type { ListedMeters } from '#machines/domain/consumption/meterList.ts';
import { spacedReference } from '#machines/domain/contract/contract.ts';
import { wordSearch } from '#machines/domain/searchable.ts';

const searchOf = ({ contracts, meters }: ListedMeters) => {
  const names = new Map(contracts.map(({ reference, name }) => [reference, name]));
  return wordSearch(meters, ({ matriculeCompteur, adresseDesserte, reference }) => [
    matriculeCompteur,
    adresseDesserte,
    reference,
    spacedReference(reference),
    names.get(reference) ?? '',
  ]);
};

/** The meters found by what is typed: words of their number, their address, their contract. Nothing is prepared until something is. */
export const useMeterSearch = (listed: ListedMeters, typed: string): readonly Meter[] => {
  const isTyped = typed.trim() !== '';
  const search = useMemo(() => (isTyped ? searchOf(listed) : null), [isTyped, listed]);
  return useMemo(() => search?.(typed) ?? listed.meters, [search, typed, listed]);
};
