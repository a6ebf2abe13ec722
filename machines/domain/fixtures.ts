import { contractSchema } from './contract.ts';
import type { Person } from './identity.ts';

/** The people and contracts that models and stories start with. */
export const knownPerson: Person = {
  civility: 'miss',
  first_name: 'Jeanne',
  last_name: 'Le Goff',
  entity_name: 'Boulangerie du Port',
  department_code: 'accounting',
};

export const knownContract = contractSchema.parse({
  reference: '981000004217',
  name: 'Usine des Bars',
  served_address: '12 quai Duguay-Trouin, 35400 Saint-Malo',
  roles: [{ role: 'RIB', enabled: true, reason_code: null }],
  iban: 'FR7630001007941234567890185',
  rib_holder: 'Boulangerie du Port',
  company_name: 'Boulangerie du Port',
  siret: '73282932000074',
  naf_code: '1071C',
  billing_address_1: '12 quai Duguay-Trouin',
  billing_address_2: 'BÂTIMENT B',
  billing_zip_code: '35400',
  billing_town: 'Saint-Malo',
  email: 'factures@exemple.test',
  mobile_phone: '0639980017',
  phone: '0199000017',
});

export const contractWithoutRib = contractSchema.parse({
  ...knownContract,
  roles: [{ role: 'RIB', enabled: false, reason_code: 'unpaid_bill' }],
});
