/** What names a modal in an address, and what it is about (docs/rules.md#modal-addresses). */
const modalKeys = ['modale', 'contrat', 'facture'];

const toAddress = (path: string, parameters: URLSearchParams): string =>
  parameters.size > 0 ? `${path}?${parameters}` : path;

/** The address without what it opens over its page. */
export const withoutModal = (path: string, search: string): string => {
  const parameters = new URLSearchParams(search);
  for (const key of modalKeys) parameters.delete(key);
  return toAddress(path, parameters);
};

/** The address of another search of the page, under what the one that is left opens over it. */
export const keepingModal = (path: string, search: string, left: string): string => {
  const parameters = new URLSearchParams(search);
  for (const [key, value] of new URLSearchParams(left))
    if (modalKeys.includes(key)) parameters.set(key, value);
  return toAddress(path, parameters);
};
