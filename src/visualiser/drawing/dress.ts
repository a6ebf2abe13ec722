import type { ColourRole } from '#brands/contract.css.ts';

/** The colours of a drawing: those of the page (`var(…)`), or a brand’s own where the drawing leaves the page. */
export type DrawingPalette = Readonly<Record<ColourRole, string>>;

/** How a drawing is dressed; a file stands alone, without the page’s font and behind its own ground. */
export type Dress = { readonly palette: DrawingPalette; readonly isFile: boolean };

export const fontFamily = "Figtree, 'Figtree fallback', 'Segoe UI', Arial, sans-serif";
