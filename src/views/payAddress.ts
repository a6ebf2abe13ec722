/** Value of `modale` in the URL of the panel « Comment payer » (docs/rules.md#how-to-pay). */
export const payModal = 'payer';

/** Value of `modale` in the URL of the dialog « Payer par virement » (docs/rules.md#transfer). */
export const transferModal = 'virement';

type InvoiceNamed = { reference: string; numeroFacture: string };

/** Query that opens « Comment payer » for one invoice or all contracts, with the parameters of `search`. */
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
