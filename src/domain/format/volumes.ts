const format = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3 });

/** A volume of water as written in French: `1 234,5 m³`, its spaces unbreakable. `Intl` has no cubic metre. */
export const formatVolume = (volume: number): string => `${format.format(volume)}\u00A0m³`;

const exact = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** A volume to the litre: `35,200 m³`. */
export const formatExactVolume = (volume: number): string => `${exact.format(volume)}\u00A0m³`;

const litresFormat = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });

/** Past so many, they are written in m³. */
const mostLitres = 1_000;

/** A volume that is known in litres, as it is said: `1 litre`, `340 litres`, `2,4 m³`. */
export const formatLitres = (litres: number): string =>
  litres < mostLitres
    ? `${litresFormat.format(litres)}\u00A0litre${Math.round(litres) > 1 ? 's' : ''}`
    : formatVolume(Math.round(litres / 100) / 10);
