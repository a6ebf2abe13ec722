import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { t } from '#locales/fr/contract.ts';
import { ownNames } from '../api/storage/ownNames.ts';
import type { Meter } from '../domain/consumption/meter.ts';
import { spacedReference } from '../domain/contract/contract.ts';
import {
  distinctions,
  type OwnNames,
  type Site,
  type SiteLabel,
  siteLabel,
} from '../domain/contract/siteLabel.ts';
import { ContractsContext } from './contractsContext.ts';

export const useOwnNames = (): OwnNames =>
  useSyncExternalStore(ownNames.subscribe, ownNames.read, ownNames.read);

export const writeOwnName = ownNames.write;

export const labelSite = (site: Site, names: OwnNames): SiteLabel =>
  siteLabel(site, t('unnamed'), names.get(site.reference));

export const siteTitle = (site: Site): string => labelSite(site, ownNames.read()).title;

export const useSites = (): readonly Site[] => {
  const contracts = use(ContractsContext);
  return useMemo(() => [...contracts.values()], [contracts]);
};

const lastDistinctions = new WeakMap<
  ReadonlyMap<string, Site>,
  { names: OwnNames; words: ReadonlyMap<string, string> }
>();

/** Texts that distinguish contracts with the same name, computed once for all rows of a page. */
const distinctionsOf = (contracts: ReadonlyMap<string, Site>, names: OwnNames) => {
  const last = lastDistinctions.get(contracts);
  if (last?.names === names) return last.words;
  const words = distinctions(
    [...contracts.values()].map((site) => ({ reference: site.reference, ...labelSite(site, names) })),
  );
  lastDistinctions.set(contracts, { names, words });
  return words;
};

/** Returns the label of a contract. Equal titles get the town or the reference (docs/rules.md#contract). */
export const useSiteLabel = (): ((site: Site) => SiteLabel) => {
  const names = useOwnNames();
  const contracts = use(ContractsContext);
  return useCallback(
    (site) => {
      const label = labelSite({ ...contracts.get(site.reference), ...site }, names);
      const distinction = distinctionsOf(contracts, names).get(site.reference);
      return distinction ? { ...label, title: `${label.title}, ${distinction}`, town: '' } : label;
    },
    [contracts, names],
  );
};

export const useSpokenSite = ({ reference, name }: Site): string =>
  `${siteLabel({ name }, '', useOwnNames().get(reference)).title} ${spacedReference(reference)}`.trim();

export const useMeterSite = (): ((meter: Meter) => Pick<SiteLabel, 'title' | 'place'>) => {
  const labelOf = useSiteLabel();
  const names = useOwnNames();
  const contracts = use(ContractsContext);
  return useCallback(
    ({ reference, adresseDesserte: served_address }) => {
      const contract = contracts.get(reference);
      const { title, place } = labelOf({ reference, name: contract?.name ?? '', served_address });
      return { title: contract || names.has(reference) ? title : '', place };
    },
    [labelOf, contracts, names],
  );
};
