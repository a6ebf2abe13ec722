import type { Brand } from '#brands/brand.ts';
import { missing } from '#locales/fr/contract.ts';
import { t as service } from '#locales/fr/customerService.ts';
import { nextSteps } from '#locales/fr/layout.ts';
import { t } from '#locales/fr/search.ts';
import { lookUp } from '#locales/translator.ts';
import {
  type ActionName,
  contractsFound,
  type Lookup,
  listActions,
  listContractActions,
  listPages,
  listRequests,
  type Matches,
  mostOffered,
} from '#machines/search/places.ts';
import { byRank, rankAll, rankOf, type Terms, termsOf, toTerms, wordsRank } from '#machines/search/rank.ts';
import { synonymsOf } from '#machines/search/synonyms.ts';
import { ownNames } from '../../api/storage/ownNames.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { formatEuros } from '../../domain/amounts.ts';
import type { Invoice } from '../../domain/billing/invoice.ts';
import { amountTyped } from '../../domain/billing/invoiceSearch.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import type { Days } from '../../domain/consumption/period.ts';
import { anyPhoneSchema } from '../../domain/contact.ts';
import { addressLength, type Contract, spacedReference, truncate } from '../../domain/contract/contract.ts';
import { formatPhone } from '../../domain/format.ts';
import { plainText } from '../../domain/text.ts';
import { siteTitle } from '../../views/sites.ts';

type GroupId = (typeof localGroups)[number] | 'invoices' | 'meters';

export type Result = {
  id: string;
  kind: 'contract' | 'action' | 'page' | 'phone' | 'request' | 'invoice' | 'meter' | 'more';
  label: string;
  /** Text that distinguishes two results with the same title, or describes the next action. */
  detail: string;
  address: string;
};

export type Group = { id: GroupId; results: readonly Result[] };

type Findable = { group: GroupId; result: Result; terms: Terms; isFrequent: boolean };

type Names = Parameters<typeof synonymsOf>[0];

type PlaceOf = Pick<Result, 'kind' | 'label' | 'address'> & {
  detail?: string;
  isFrequent?: boolean;
  also?: string;
};

const toFindable = (
  group: GroupId,
  name: Names,
  { kind, label, address, detail = '', isFrequent = false, also = '' }: PlaceOf,
): Findable => ({
  group,
  result: { id: `${kind}-${name}`, kind, label, detail, address },
  terms: toTerms(label, [...synonymsOf(name), also]),
  isFrequent,
});

type Phones = Pick<Brand, 'emergencyPhone' | 'servicePhone'>;

/** Source of the results. `hidden`: actions that are missing in the brand or the environment. */
export type Offer = { profile: Profile; phones: Phones; hidden: readonly ActionName[] };

/** Adds the next step of the user, as a text and a URL fragment, to an action that only opens a page. */
const withNextStep = (action: { name: ActionName; address: string }) => {
  const detail = action.address.includes('contrat=') ? undefined : lookUp(nextSteps, action.name);
  return detail === undefined ? action : { ...action, detail, address: `${action.address}#${action.name}` };
};

export const preparePlaces = ({ profile, phones, hidden }: Offer): readonly Findable[] => [
  ...listActions(profile)
    .filter(({ name }) => !hidden.includes(name))
    .map((action) =>
      toFindable('actions', action.name, {
        ...withNextStep(action),
        kind: 'action',
        label: t(`actions.${action.name}`),
      }),
    ),
  ...listPages(profile).map((page) =>
    toFindable(page.address.startsWith('/espace-produit') ? 'products' : 'pages', page.name, {
      ...page,
      kind: 'page',
      label: t(`pages.${page.name}`),
    }),
  ),
  ...(['emergency', 'service'] as const).map((name) =>
    toFindable('phones', name, {
      kind: 'phone',
      label: t(`phones.${name}`),
      detail: formatPhone(phones[`${name}Phone`]),
      address: `tel:${phones[`${name}Phone`]}`,
      also: phones[`${name}Phone`],
      isFrequent: true,
    }),
  ),
  ...listRequests(profile).map(({ name, topic, address }) =>
    toFindable('requests', name, {
      kind: 'request',
      label: service(`needs.${name}`),
      address,
      also: service(`topics.${topic}`),
    }),
  ),
];

type Ranked = Group & { rank: number };

/** Groups of results that need no call. Phone numbers follow, because Enter opens the first result. */
const localGroups = ['contracts', 'actions', 'pages', 'requests', 'phones', 'products'] as const;

const frequentPlaces = (places: readonly Findable[], isHelp: boolean): Ranked[] =>
  (['actions', 'pages', 'phones'] as const).map((id) => ({
    id,
    rank: id === 'phones' && isHelp ? 0 : 1,
    results: places.flatMap(({ group, result, isFrequent }) => (group === id && isFrequent ? result : [])),
  }));

const placesFound = (places: readonly Findable[], typed: string): Ranked[] => {
  const ranked = rankAll(places, anyPhoneSchema.safeParse(plainText(typed)).data || typed);
  return localGroups.map((id) => {
    const own = ranked.filter(({ group }) => group === id).slice(0, mostOffered);
    return { id, rank: own[0]?.rank ?? 0, results: own.map(({ result }) => result) };
  });
};

type Sought = { typed: string; invoices: Lookup<Invoice>; meters: Lookup<Meter>; days: Days };

export type Known = {
  profile: Profile;
  places: readonly Findable[];
  meterAddressOf: (meter: Meter) => string;
};

const addressOf = (path: string, parameters: Record<string, string>): string =>
  `${path}?${new URLSearchParams(parameters)}`;

const contractAddress = (search: string) => addressOf('/espace-personnel', { search });

const toContractResult = ({ reference, name, served_address }: Contract): Result => ({
  id: `contract-${reference}`,
  kind: 'contract',
  label: siteTitle({ reference, name }),
  detail: [spacedReference(reference), truncate(served_address, addressLength)].filter(Boolean).join(' · '),
  address: contractAddress(reference),
});

const contractsRank = ([first]: readonly Contract[], typed: string): number =>
  (first && rankOf(toTerms(siteTitle(first), []), termsOf(typed))) ?? wordsRank;

const contractResults = (typed: string, { profile }: Known): Ranked => {
  const { shown, total } = contractsFound(profile.contracts, typed, missing, ownNames.read());
  const rank = contractsRank(shown, typed);
  const own = shown.map(toContractResult);
  const [only, ...others] = shown;
  const actions = only && others.length === 0 ? listContractActions(profile, only) : [];
  const results = own.concat(
    actions.map(({ name, address }) => ({
      id: `contract-${name}`,
      kind: name === 'contractInvoices' ? 'invoice' : name === 'contractMeters' ? 'meter' : 'action',
      label: t(`ofContract.${name}`),
      detail: '',
      address,
    })),
  );
  return {
    id: 'contracts',
    rank,
    results: withMore('contracts', results, total, contractAddress(typed.trim())),
  };
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
      detail: [
        siteTitle({ reference, name: contractName }),
        dateFacture,
        montantFacture === null ? '' : formatEuros(montantFacture),
      ]
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
      detail: [siteTitle({ reference, name: contractName }), truncate(adresseDesserte, addressLength)]
        .filter(Boolean)
        .join(' · '),
      address: meterAddressOf(meter),
    };
  });
  return withMore('meters', results, total, addressOf('/espace-consommation', { matricule: typed.trim() }));
};

const amountResults = ({ typed, days }: Sought): Result[] => {
  const amount = amountTyped(typed);
  if (amount === null) return [];
  const address = addressOf('/espace-facturation', { amount: String(amount), ...days });
  return [
    {
      id: 'invoices-amount',
      kind: 'more',
      label: t('amount', { amount: formatEuros(amount) }),
      detail: '',
      address,
    },
  ];
};

/** Groups of results, the best first. Groups that need a call are last. `isHelp`: phone numbers are first. */
export const listResults = (sought: Sought, known: Known, isHelp = false): Group[] => {
  const { typed, invoices, meters } = sought;
  const local =
    typed.trim() === ''
      ? frequentPlaces(known.places, isHelp)
      : placesFound(known.places, typed).map((group) =>
          group.id === 'contracts' ? contractResults(typed, known) : group,
        );
  const groups: Group[] = [
    ...local.sort(byRank),
    {
      id: 'invoices',
      results: [...amountResults(sought), ...(invoices.found ? invoiceResults(invoices.found, sought) : [])],
    },
    { id: 'meters', results: meters.found ? meterResults(meters.found, sought, known) : [] },
  ];
  return groups.filter(({ results }) => results.length > 0);
};
