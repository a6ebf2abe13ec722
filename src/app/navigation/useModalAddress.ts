import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { overPage, useQuery } from './navigateSafely.ts';

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

/** The link that leads where the page is, as far as it is to be seen; else the title. */
const focusOpener = (): void => {
  const opener = [...document.links].find(({ href }) => href === location.href);
  opener?.focus();
  if (!opener || document.activeElement !== opener) document.querySelector('h1')?.focus();
};

/**
 * What the address opens over the page, `?modale=…`. A link opens it with one entry more in the history, and
 * closing goes back over it: three modals opened and closed leave no three Backs to the same page. What its
 * address alone has opened leaves the address.
 */
export const useModalAddress = () => {
  const [path, navigate] = useLocation();
  const search = useQuery();
  const [isPageShown, setPageShown] = useState(false);
  // Going back takes a moment: what is closed is gone at once.
  const [left, setLeft] = useState<string | null>(null);

  // A modal gives the focus back to what had it: where the page comes with one, the page comes first.
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
