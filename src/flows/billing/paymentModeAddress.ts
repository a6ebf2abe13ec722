/** Where the online account of the public site changes how a contract is paid (docs/rules.md#payment-settings). */
export const paymentModeAddress = (consumerSite: string, { reference }: { reference: string }): string => {
  const address = new URL('mon-compte/mode-de-paiement', consumerSite);
  address.search = String(new URLSearchParams({ payment_mode: 'prelevement', reference }));
  return address.href;
};
