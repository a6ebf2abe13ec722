import {
  newIban,
  newMobile,
  newPhone,
  newSiret,
  type Random,
  randomFrom,
  toReference,
} from './identifiers.ts';
import { companies, findPlace, type Place, places, siteNames, streets } from './places.ts';

type Role = { role: string; enabled: boolean; reason_code: string | null };

export type SandboxContract = {
  reference: string;
  name: string | null;
  served_address: string | null;
  insee_code: string;
  roles: Role[];
  iban: string | null;
  rib_holder: string | null;
  company_name: string;
  siret: string;
  naf_code: string;
  billing_address_1: string;
  billing_address_2: string | null;
  billing_zip_code: string;
  billing_town: string;
  email: string | null;
  mobile_phone: string | null;
  phone: string | null;
};

const nafCodes = ['3600Z', '5510Z', '8411Z', '9601A', '0113Z', '5629B'] as const;
const reasons = ['internal_adviser', 'contract_closed', 'unpaid_bill'] as const;

/** Probability that a contract has a role. */
const roleChances = { RIB: 0.8, PRELEVEMENT: 0.7, CB: 0.5, MENSUALISATION: 0.3, TELERELEVE: 0.4 };

const roles = (random: Random): Role[] =>
  Object.entries(roleChances).map(([role, probability]) => {
    const enabled = random.chance(probability);
    return { role, enabled, reason_code: enabled ? null : random.pick(reasons) };
  });

const servedAddress = (random: Random, place: Place): string =>
  `${random.integer(1, 148)} ${random.pick(streets)}, ${place.zipcode} ${place.town}`;

export const makeContract = (reference: string, zipcode?: string): SandboxContract => {
  const random = randomFrom(reference);
  const place = (zipcode && findPlace(zipcode)) || random.pick(places);
  const company = random.pick(companies);
  const iban = random.chance(0.8) ? newIban(random) : null;
  return {
    reference,
    name: random.pick(siteNames),
    served_address: servedAddress(random, place),
    insee_code: place.insee,
    roles: roles(random),
    iban,
    rib_holder: iban && company,
    company_name: company,
    siret: newSiret(random),
    naf_code: random.pick(nafCodes),
    billing_address_1: `${random.integer(1, 148)} ${random.pick(streets)}`,
    billing_address_2: random.chance(0.3) ? 'BÂTIMENT B' : null,
    billing_zip_code: place.zipcode,
    billing_town: place.town,
    email: random.chance(0.9) ? `factures${random.integer(1, 99)}@client.example` : null,
    mobile_phone: random.chance(0.6) ? newMobile(random) : null,
    phone: random.chance(0.8) ? newPhone(random) : null,
  };
};

const longAddress =
  'Zone d’activité de la Vallée-aux-Moines, bâtiment des Anciennes-Filatures, 148 bis route du Barrage, 35400 Saint-Malo';

const longName = 'Établissement thermal et balnéothérapie des Dunes';

const enabled = (contract: SandboxContract): SandboxContract => ({
  ...contract,
  roles: contract.roles.map((role) => ({ ...role, enabled: true, reason_code: null })),
});

const withRole = (contract: SandboxContract, name: string, part: Partial<Role>): SandboxContract => ({
  ...contract,
  roles: contract.roles.map((role) => (role.role === name ? { ...role, ...part } : role)),
});

const disabled = (contract: SandboxContract, name: string, reason_code: string): SandboxContract =>
  withRole(contract, name, { enabled: false, reason_code });

const paidByAdviser = (contract: SandboxContract): SandboxContract =>
  withRole(disabled(contract, 'CB', 'contract_closed'), 'PRELEVEMENT', {
    enabled: true,
    reason_code: 'internal_adviser',
  });

const firstIban = newIban(randomFrom('0'));
const withoutContact = { email: null, phone: null, mobile_phone: null };

const cases: Record<number, (contract: SandboxContract) => SandboxContract> = {
  0: (contract) => ({ ...enabled(contract), name: 'Usine des Bars', iban: contract.iban ?? firstIban }),
  1: (contract) => ({ ...enabled(contract), name: 'Entrepôt Nord', iban: null, rib_holder: null }),
  2: (contract) => {
    const closed = disabled(disabled(contract, 'RIB', 'internal_adviser'), 'TELERELEVE', 'contract_closed');
    return { ...paidByAdviser(closed), name: 'Siège' };
  },
  3: (contract) =>
    withRole(disabled(contract, 'PRELEVEMENT', 'internal_adviser'), 'TELERELEVE', {
      enabled: true,
      reason_code: null,
    }),
  4: (contract) => ({ ...contract, name: null }),
  5: (contract) => ({ ...contract, served_address: null }),
  6: (contract) => ({ ...contract, name: longName, served_address: longAddress }),
  7: (contract) => ({ ...contract, name: null, served_address: null, ...withoutContact }),
  // Name that looks like a formula, which a spreadsheet must not evaluate.
  9: (contract) => ({ ...contract, name: '=1+1' }),
};

export const makeContracts = (block: number, count: number): SandboxContract[] =>
  Array.from({ length: count }, (_, rank) => {
    const contract = makeContract(toReference(block, rank));
    return cases[rank]?.(contract) ?? contract;
  });

export const balanceOf = (reference: string): number => {
  const random = randomFrom(`balance ${reference}`);
  if (random.chance(0.6)) return 0;
  return random.integer(-9_000, 125_000) / 100;
};

/** Payment mode of a contract: M monthly direct debit, P direct debit of each invoice, C card or cheque. */
export const toPaymentMode = ({ reference, roles, iban }: SandboxContract): 'M' | 'P' | 'C' => {
  const isMonthly = roles.some(({ role, enabled }) => role === 'MENSUALISATION' && enabled);
  if (isMonthly && randomFrom(`payment ${reference}`).chance(0.5)) return 'M';
  return iban ? 'P' : 'C';
};
