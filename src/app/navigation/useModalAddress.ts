import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { overPage, useQuery } from './navigateSafely.ts';

/** Query parameters: name of the modal, contract, invoice (docs/rules.md#modal-addresses). */
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

/** Modal of the URL (`?modale=…`). Closing goes back, or removes the modal from the URL. */
export const useModalAddress = () => {
  const [path, navigate] = useLocation();
  const search = useQuery();
  const [isPageShown, setPageShown] = useState(false);
  // URL of the modal that the user has closed. The modal is hidden before the browser has gone back.
  const [left, setLeft] = useState<string | null>(null);

  // The page renders before its modal, which must find the element to focus when it closes.
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
