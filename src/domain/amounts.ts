/** Formats numbers in French, with non-breaking spaces and `−` as the minus sign. */
const formatter = (options: Intl.NumberFormatOptions) => {
  const { format } = new Intl.NumberFormat('fr-FR', options);
  return (number: number): string => format(number).replace('-', '\u2212');
};

export const formatEuros = formatter({ style: 'currency', currency: 'EUR' });

export const formatCents = (cents: number): string => formatEuros(cents / 100);

const cubicMetres = formatter({ maximumFractionDigits: 3 });

export const formatVolume = (volume: number): string => `${cubicMetres(volume)}\u00A0m³`;

/** Formats a meter index in whole m³, as the meter displays it: truncated, never rounded up. */
export const formatIndex = (index: number): string => formatVolume(Math.floor(index));

const exactCubicMetres = formatter({ minimumFractionDigits: 3, maximumFractionDigits: 3 });

export const formatExactVolume = (volume: number): string => `${exactCubicMetres(volume)}\u00A0m³`;

const roundCubicMetres = formatter({
  maximumSignificantDigits: 3,
  maximumFractionDigits: 0,
  roundingPriority: 'morePrecision',
});

/** Formats a volume in m³ with three digits, or more for a larger integer: `35,2 m³`, `11 754 m³`. */
export const formatRoundVolume = (volume: number): string => `${roundCubicMetres(volume)}\u00A0m³`;

/** Formats a volume in m³ without the unit: an integer (`11 754`), or two decimals below 10 (`0,35`). */
export const formatWholeVolume = (volume: number): string =>
  cubicMetres(Math.abs(volume) < 10 ? Math.round(volume * 100) / 100 : Math.round(volume));

const wholeLitres = formatter({ maximumFractionDigits: 0 });

const mostLitres = 1_000;

/** Formats a volume in litres: `1 litre`, `340 litres`. From 1 000 litres, the unit is m³: `2,4 m³`. */
export const formatLitres = (litres: number): string =>
  litres < mostLitres
    ? `${wholeLitres(litres)}\u00A0litre${Math.round(litres) > 1 ? 's' : ''}`
    : formatVolume(Math.round(litres / 100) / 10);

export const formatSiret = (siret: string): string =>
  siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1 $2 $3 $4');
