/** Value of `modale` for the panel « Comment payer » (docs/rules.md#how-to-pay). */
export const payModal = 'payer';

/** Value of `modale` for the dialog « Payer par virement » (docs/rules.md#transfer). */
export const transferModal = 'virement';

type InvoiceNamed = { reference: string; numeroFacture: string };

/**
 * URL that opens « Comment payer » over the current page, for one invoice, else for all contracts. `search`
 * is the query of the page, which stays in the URL.
 */
export const payAddress = (invoice?: InvoiceNamed, search: string | URLSearchParams = ''): string => {
  const parameters = new URLSearchParams(search);
  for (const key of ['contrat', 'facture']) parameters.delete(key);
  parameters.set('modale', payModal);
  if (invoice) {
    parameters.set('contrat', invoice.reference);
    parameters.set('facture', invoice.numeroFacture);
  }
  return `?${parameters}`;
};
