import { type HostCompany, hostCompanies } from './hostCompanies.ts';
import { defaultBrandCode } from './hosts.ts';

/** Who answers for the portal of a brand (docs/rules.md#legal-pages). */
export type Publisher = {
  legalName: string;
  legalForm: string;
  /** Of the registered office, in one line. */
  address: string;
  /** Where and under which number it is registered. */
  register: string;
  phone: string;
  email: string;
  /** Of the data protection officer. */
  dpoEmail: string;
  /** Who directs the publication, and as what. */
  director: string;
  host: HostCompany;
};

const entries = import.meta.glob<Publisher>('./*/publisher.ts', { import: 'default' });

const fileOf = (code: string) => `./${code}/publisher.ts`;

/** Loads what the legal pages say of a brand; an unknown code gives the default brand. Rejects when the network does. */
export const loadPublisher = async (
  code: string,
): Promise<Publisher & { hosting: (typeof hostCompanies)[HostCompany] }> => {
  const load = entries[fileOf(code)] ?? entries[fileOf(defaultBrandCode)];
  if (!load) throw new Error(`Nothing says who publishes "${code}", nor the default "${defaultBrandCode}"`);
  const publisher = await load();
  return { ...publisher, hosting: hostCompanies[publisher.host] };
};
