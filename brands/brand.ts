import type { ColourRole } from './contract.css.ts';

/** A colour as `#rrggbb`. */
export type Hex = `#${string}`;

export type Palette = Readonly<Record<ColourRole, Hex>>;

/** A utility's dress: everything that changes with the host name and nothing else. */
export type Brand = {
  /** The folder's name, also sent to the back office. */
  code: string;
  name: string;
  /** The page's title, after the screen's own. */
  title: string;
  /** How the header says that this is the professional version. */
  tsmePart: string;
  /** The utility's public site, for private customers. */
  consumerSite: string;
  /** Address of the logo, drawn beside the name: decorative. */
  logo: string;
  favicon: string;
  palette: { light: Palette; dark: Palette };
};
