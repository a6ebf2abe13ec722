import type { ColourRole } from './contract.css.ts';
import type { BrandCode } from './hosts.ts';

/** A colour as `#rrggbb`. */
export type Hex = `#${string}`;

export type Palette = Readonly<Record<ColourRole, Hex>>;

/** The companies that host the portals of the brands. */
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

/** Publisher of the portal of a brand (docs/rules.md#legal-pages). */
type Publisher = {
  legalName: string;
  legalForm: string;
  /** Address of the registered office, in one line. */
  address: string;
  /** Town and number of the trade register. */
  register: string;
  phone: string;
  email: string;
  /** Address of the data protection officer. */
  dpoEmail: string;
  /** Director of the publication, with the function. */
  director: string;
  host: keyof typeof hostCompanies;
};

/** A publisher with the company that hosts its portal. */
export type BrandPublisher = Publisher & {
  hosting: Readonly<Record<'name' | 'address' | 'phone', string>>;
};

/** Entry of a brand, in `brands/<code>/brand.ts`. */
export type BrandEntry = {
  /** Name of the folder. */
  code: BrandCode;
  name: string;
  /** How the header says that this is the professional version. */
  tsmePart: string;
  /** The utility's public site, for private customers. */
  consumerSite: `https://${string}/`;
  /** Answered at any time, for every town of the utility: ten digits. */
  emergencyPhone: string;
  /** Of the customer service, for who has no other: ten digits. */
  servicePhone: string;
  /** Address of the logo, drawn beside the name: decorative. */
  logo: string;
  /** Where the logo itself does not do in a tab, light or dark. */
  favicon?: string;
  /** OKLCH degrees: every colour derives from it… */
  hue: number;
  /** …but those. */
  colours?: { light?: Partial<Palette>; dark?: Partial<Palette> };
  publisher: Publisher;
};

/** A utility's dress: everything that changes with the host name and nothing else. */
export type Brand = Omit<BrandEntry, 'favicon' | 'hue' | 'colours' | 'publisher'> & {
  /** The page's title, after the screen's own. */
  title: string;
  favicon: string;
  palette: { light: Palette; dark: Palette };
  publisher: BrandPublisher;
};
