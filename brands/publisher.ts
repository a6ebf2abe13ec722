import type { HostCompany } from './hostCompanies.ts';

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

/** A publisher, of which brand it is, and the company that hosts its portal. */
export type BrandPublisher = Publisher & {
  brand: string;
  hosting: Readonly<Record<'name' | 'address' | 'phone', string>>;
};
