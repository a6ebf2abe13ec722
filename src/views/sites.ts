import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { t } from '#locales/fr/contract.ts';
import { ownNames } from '../api/storage/ownNames.ts';
import type { Meter } from '../domain/consumption/meter.ts';
import { type OwnNames, type Site, type SiteLabel, siteLabel } from '../domain/contract/siteLabel.ts';

export const useOwnNames = (): OwnNames =>
  useSyncExternalStore(ownNames.subscribe, ownNames.read, ownNames.read);

/** Stores the own name of a contract; an empty name removes it. */
export const writeOwnName = ownNames.write;

/** Title and short address of a contract, with its own name. */
export const labelSite = (site: Site, names: OwnNames): SiteLabel =>
  siteLabel(site, t('unnamed'), names.get(site.reference));

/** Title of a contract with its current own name, for a file or a search. */
export const siteTitle = (site: Site): string => labelSite(site, ownNames.read()).title;

/** Returns the function that labels a contract on a screen (docs/rules.md#contract). */
export const useSiteLabel = (): ((site: Site) => SiteLabel) => {
  const names = useOwnNames();
  return (site) => labelSite(site, names);
};

/** Contracts of the signed-in user. A meter has only the reference of its contract. */
export const ContractsContext = createContext<readonly Site[]>([]);

/** Returns the function that labels the contract of a meter, with the place of the meter; '' for unknown texts. */
export const useMeterSite = (): ((meter: Meter) => Pick<SiteLabel, 'title' | 'place'>) => {
  const names = useOwnNames();
  const contracts = use(ContractsContext);
  const known = useMemo(
    () => new Map(contracts.map((contract) => [contract.reference, contract])),
    [contracts],
  );
  return useCallback(
    ({ reference, adresseDesserte }) => {
      const contract = known.get(reference);
      const { place } = siteLabel({ name: '', served_address: adresseDesserte }, '');
      return { title: contract ? labelSite(contract, names).title : (names.get(reference) ?? ''), place };
    },
    [known, names],
  );
};
