import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { overPage, useQuery } from './navigateSafely.ts';

/** Query parameters of a modal (docs/rules.md#modal-addresses). */
const modalKeys = ['modale', 'contrat', 'facture'];

/** Invoice in the query of a modal; null without one. */
export const invoiceOfModal = (search: URLSearchParams) => {
  const [reference, numeroFacture] = [search.get('contrat'), search.get('facture')];
  return reference && numeroFacture ? { reference, numeroFacture } : null;
};

const toAddress = (path: string, parameters: URLSearchParams): string =>
  parameters.size > 0 ? `${path}?${parameters}` : path;

export const withoutModal = (path: string, search: string): string => {
  const parameters = new URLSearchParams(search);
  for (const key of modalKeys) parameters.delete(key);
  return toAddress(path, parameters);
};

export const keepingModal = (path: string, search: string, left: string): string => {
  const parameters = new URLSearchParams(search);
  for (const [key, value] of new URLSearchParams(left))
    if (modalKeys.includes(key)) parameters.set(key, value);
  return toAddress(path, parameters);
};

const focusOpener = (): void => {
  const opener = [...document.links].find(({ href }) => href === location.href);
  opener?.focus();
  if (!opener || document.activeElement !== opener) document.querySelector('h1')?.focus();
};

export const useModalAddress = () => {
  const [path, navigate] = useLocation();
  const search = useQuery();
  const [isPageShown, setPageShown] = useState(false);
  // Query of the closed modal. Hides the modal at once, before `history.back()` takes effect.
  const [left, setLeft] = useState<string | null>(null);

  // Renders the page before its modal, so that the focus can return to a link of the page.
  useEffect(() => {
    if (new URLSearchParams(location.search).has('modale')) focusOpener();
    setPageShown(true);
  }, []);

  useEffect(() => {
    if (search !== left) setLeft(null);
  }, [search, left]);

  const close = useCallback(() => {
    if (history.state !== overPage) return navigate(withoutModal(path, search), { replace: true });
    setLeft(search);
    history.back();
  }, [path, search, navigate]);

  const shown = isPageShown && search !== left ? search : '';
  return { search: useMemo(() => new URLSearchParams(shown), [shown]), close };
};
