import { t as contractWords, missing } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/find.ts';
import {
  contractsFound,
  type Lookup,
  listActions,
  listContractActions,
  listPages,
  type Matches,
  type Place,
} from '#machines/find/places.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { formatEuros } from '../../domain/amounts.ts';
import type { Invoice } from '../../domain/billing/invoice.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import type { Days } from '../../domain/consumption/period.ts';
import { addressLength, type Contract, spacedReference, truncate } from '../../domain/contract/contract.ts';
import { searchable } from '../../domain/search.ts';

type GroupId = 'contracts' | 'actions' | 'pages' | 'invoices' | 'meters';

export type Result = {
  id: string;
  kind: 'contract' | 'action' | 'page' | 'invoice' | 'meter' | 'more';
  label: string;
  /** Detail that distinguishes results with the same name. */
  detail: string;
  address: string;
};

export type Group = { id: GroupId; results: readonly Result[] };

type Findable = Place & { label: string; content: string };

type Places = { pages: readonly Findable[]; actions: readonly Findable[] };

const toFindable = (place: Place, label: string, synonyms: string): Findable => ({
  ...place,
  label,
  content: searchable(`${label} ${synonyms}`),
});

export const preparePlaces = (profile: Profile): Places => ({
  pages: listPages(profile).map((page) =>
    toFindable(page, t(`pages.${page.name}`), t(`synonyms.${page.name}`)),
  ),
  actions: listActions(profile).map((action) =>
    toFindable(action, t(`actions.${action.name}`), t(`synonyms.${action.name}`)),
  ),
});

const toResult =
  (kind: 'page' | 'action') =>
  ({ name, label, address }: Findable): Result => ({
    id: `${kind}-${name}`,
    kind,
    label,
    detail: '',
    address,
  });

const placesFound = ({ pages, actions }: Places, typed: string) => {
  const words = searchable(typed).split(/\s+/).filter(Boolean);
  const isFound = ({ content, isFrequent }: Findable): boolean =>
    words.length === 0 ? isFrequent === true : words.every((word) => content.includes(word));
  return {
    pages: pages.filter(isFound).map(toResult('page')),
    actions: actions.filter(isFound).map(toResult('action')),
  };
};

type Sought = {
  typed: string;
  invoices: Lookup<Invoice>;
  meters: Lookup<Meter>;
  days: Days;
};

export type Known = { profile: Profile; places: Places; meterAddressOf: (meter: Meter) => string };

const addressOf = (path: string, parameters: Record<string, string>): string =>
  `${path}?${new URLSearchParams(parameters)}`;

const contractAddress = (search: string) => addressOf('/espace-personnel', { search });

const toContractResult = ({ reference, name, served_address }: Contract): Result => ({
  id: `contract-${reference}`,
  kind: 'contract',
  label: name || contractWords('unnamed'),
  detail: [spacedReference(reference), truncate(served_address, addressLength)].filter(Boolean).join(' · '),
  address: contractAddress(reference),
});

const contractResults = (typed: string, { profile }: Known): Result[] => {
  const { shown, total } = contractsFound(profile.contracts, typed, missing);
  const results = shown.map(toContractResult);
  const [only] = shown;
  if (only && total === 1)
    return results.concat(
      listContractActions(profile, only).map(({ name, address }) => ({
        id: `contract-${name}`,
        kind: name === 'contractInvoices' ? 'invoice' : name === 'contractMeters' ? 'meter' : 'action',
        label: t(`ofContract.${name}`),
        detail: '',
        address,
      })),
    );
  return withMore('contracts', results, total, contractAddress(typed.trim()));
};

const withMore = (
  group: 'contracts' | 'invoices' | 'meters',
  results: readonly Result[],
  total: number,
  address: string,
): Result[] =>
  total > results.length
    ? [
        ...results,
        {
          id: `${group}-more`,
          kind: 'more',
          label: t(`more.${group}`, { count: total }),
          detail: '',
          address,
        },
      ]
    : [...results];

const invoiceResults = ({ rows, total }: Matches<Invoice>, { typed, days }: Sought): Result[] => {
  const listed = (search: Record<string, string>) => addressOf('/espace-facturation', { ...search, ...days });
  const results = rows.map(
    ({ reference, numeroFacture, dateFacture, montantFacture, contractName }): Result => ({
      id: `invoice-${reference}-${numeroFacture}`,
      kind: 'invoice',
      label: t('invoice', { number: numeroFacture }),
      detail: [contractName, dateFacture, montantFacture === null ? '' : formatEuros(montantFacture)]
        .filter(Boolean)
        .join(' · '),
      address: listed({ reference, invoiceNumber: numeroFacture }),
    }),
  );
  return withMore('invoices', results, total, listed({ invoiceNumber: typed.trim() }));
};

const meterResults = (
  { rows, total }: Matches<Meter>,
  { typed }: Sought,
  { meterAddressOf }: Known,
): Result[] => {
  const results = rows.map((meter): Result => {
    const { reference, idPDS, matriculeCompteur, adresseDesserte, contractName } = meter;
    return {
      id: `meter-${reference}-${idPDS}`,
      kind: 'meter',
      label: t('meter', { number: matriculeCompteur }),
      detail: [contractName, truncate(adresseDesserte, addressLength)].filter(Boolean).join(' · '),
      address: meterAddressOf(meter),
    };
  });
  return withMore('meters', results, total, addressOf('/espace-consommation', { matricule: typed.trim() }));
};

/** Groups of results. Results without a call come first, so that a late answer does not move them. */
export const listResults = (sought: Sought, known: Known): Group[] => {
  const { typed, invoices, meters } = sought;
  const groups: Group[] = [
    { id: 'contracts', results: contractResults(typed, known) },
    ...(['actions', 'pages'] as const).map((id) => ({ id, results: placesFound(known.places, typed)[id] })),
    { id: 'invoices', results: invoices.found ? invoiceResults(invoices.found, sought) : [] },
    { id: 'meters', results: meters.found ? meterResults(meters.found, sought, known) : [] },
  ];
  return groups.filter(({ results }) => results.length > 0);
};
