import type { ColourRole } from './contract.css.ts';

export type Hex = `#${string}`;

export type Palette = Readonly<Record<ColourRole, Hex>>;

export const hostCompanies = {
  clairval: {
    name: 'Clairval Hébergement, société par actions simplifiée',
    address: '8 rue des Serveurs, 59999 Clairval',
    phone: '03 53 01 99 10',
  },
  rochebrune: {
    name: 'Rochebrune Nuage, société anonyme',
    address: '21 avenue de la Fibre, 38999 Rochebrune',
    phone: '04 65 71 99 20',
  },
} as const;

type Publisher = {
  legalName: string;
  legalForm: string;
  address: string;
  register: string;
  phone: string;
  email: string;
  dpoEmail: string;
  director: string;
  host: keyof typeof hostCompanies;
};

export type BrandPublisher = Publisher & {
  hosting: Readonly<Record<'name' | 'address' | 'phone', string>>;
};

export type BrandEntry = {
  name: string;
  tsmePart: string;
  /** Defaults to the public site of the domain (`hosts.ts`). */
  consumerSite?: `https://${string}/`;
  /** Site on which the utility takes payments, if any (docs/rules.md#how-to-pay). */
  paymentSite?: `https://${string}`;
  /** Account of the utility that receives transfers, if any: creditor name, IBAN, BIC (docs/rules.md#transfer). */
  transferAccount?: Readonly<Record<'name' | 'iban' | 'bic', string>>;
  /** Phone number of ten digits, for emergencies at any hour in every town of the utility. */
  emergencyPhone: string;
  /** Phone number of the customer service, of ten digits, for users without a more precise number. */
  servicePhone: string;
  logo: string;
  /** Path of the icon of the browser tab, needed only if the logo is unreadable at that size. */
  favicon?: string;
  /** OKLCH hue in degrees: every colour derives from it, except `colours`. */
  hue: number;
  colours?: { light?: Partial<Palette>; dark?: Partial<Palette> };
  /** The e-mail addresses of the publisher default to those of the domain (`hosts.ts`). */
  publisher: Omit<Publisher, 'email' | 'dpoEmail'> & Partial<Publisher>;
};

/** Brand of a utility: all the values that depend on the host name, and no others. */
export type Brand = Omit<BrandEntry, 'consumerSite' | 'favicon' | 'hue' | 'colours' | 'publisher'> & {
  code: string;
  consumerSite: string;
  title: string;
  favicon: string;
  palette: { light: Palette; dark: Palette };
  publisher: BrandPublisher;
};
