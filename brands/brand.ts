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

export type BrandPublisher = Publisher & { hosting: Readonly<Record<'name' | 'address' | 'phone', string>> };

export type BrandEntry = {
  name: string;
  tsmePart: string;
  /** Public website of the utility. By default, it is on the domain of the brand (`hosts.ts`). */
  consumerSite?: `https://${string}/`;
  paymentSite?: `https://${string}`;
  transferAccount?: Readonly<Record<'name' | 'iban' | 'bic', string>>;
  /** Phone number for emergencies: ten digits, valid at any hour and in every town. */
  emergencyPhone: string;
  /** Phone number (ten digits) for users who do not know their local customer service. */
  servicePhone: string;
  logo: string;
  /** Path of a special icon for the browser tab, if the logo is unreadable at the size of a tab. */
  favicon?: string;
  /** Hue in OKLCH, in degrees. All colours of the brand derive from the hue, except those in `colours`. */
  hue: number;
  colours?: { light?: Partial<Palette>; dark?: Partial<Palette> };
  /** By default, both e-mail addresses are on the domain of the brand (`hosts.ts`). */
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
