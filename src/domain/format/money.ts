const format = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** An amount of euros as written in French: `1 234,56 €`, its spaces unbreakable. */
export const formatEuros = (amount: number): string => format.format(amount);
