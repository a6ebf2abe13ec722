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
  /** By default, the public site of the domain (`hosts.ts`). */
  consumerSite?: `https://${string}/`;
  /** Site on which the utility accepts payments (docs/rules.md#how-to-pay). */
  paymentSite?: `https://${string}`;
  /** Account of the utility for bank transfers: creditor name, IBAN, BIC (docs/rules.md#transfer). */
  transferAccount?: Readonly<Record<'name' | 'iban' | 'bic', string>>;
  /** Ten digits. For emergencies at any hour, in every town of the utility. */
  emergencyPhone: string;
  /** Ten digits. For users without the number of a local customer service. */
  servicePhone: string;
  logo: string;
  /** Path of the icon of the browser tab, for a logo that is unreadable at this size. */
  favicon?: string;
  /** OKLCH hue in degrees, from which all colours except `colours` are derived. */
  hue: number;
  colours?: { light?: Partial<Palette>; dark?: Partial<Palette> };
  /** The e-mail addresses are by default those of the domain (`hosts.ts`). */
  publisher: Omit<Publisher, 'email' | 'dpoEmail'> & Partial<Publisher>;
};

/** Brand of a utility: all values of the portal that depend on the host name. */
export type Brand = Omit<BrandEntry, 'consumerSite' | 'favicon' | 'hue' | 'colours' | 'publisher'> & {
  code: string;
  consumerSite: string;
  title: string;
  favicon: string;
  palette: { light: Palette; dark: Palette };
  publisher: BrandPublisher;
};
