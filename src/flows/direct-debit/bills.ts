/** Where the ways out of the direct debit lead. */
export const bills = '/espace-facturation';
