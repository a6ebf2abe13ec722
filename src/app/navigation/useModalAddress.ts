import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { overPage, useQuery } from './navigateSafely.ts';

/** Query parameters of a modal, of its contract and of its invoice (docs/rules.md#modal-addresses). */
const modalKeys = ['modale', 'contrat', 'facture'];

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

/** Modal of the URL (`?modale=…`). Closing it goes back to the page, or removes the modal from the URL. */
export const useModalAddress = () => {
  const [path, navigate] = useLocation();
  const search = useQuery();
  const [isPageShown, setPageShown] = useState(false);
  // URL of the closed modal, which is hidden at once, because going back is asynchronous.
  const [left, setLeft] = useState<string | null>(null);

  // Shows the page before its modal: a closed modal returns the focus to the element that had it.
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
