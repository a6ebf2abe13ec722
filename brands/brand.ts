import type { ColourRole } from './contract.css.ts';
import type { BrandCode } from './hosts.ts';

/** A colour as `#rrggbb`. */
export type Hex = `#${string}`;

export type Palette = Readonly<Record<ColourRole, Hex>>;

/** What the folder of a brand says of it. */
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
};

/** A utility's dress: everything that changes with the host name and nothing else. */
export type Brand = Omit<BrandEntry, 'favicon' | 'hue' | 'colours'> & {
  /** The page's title, after the screen's own. */
  title: string;
  favicon: string;
  palette: { light: Palette; dark: Palette };
};
