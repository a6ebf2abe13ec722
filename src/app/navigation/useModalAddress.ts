import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { withoutModal } from './modalKeys.ts';
import { overPage } from './useFollow.ts';
import { useQuery } from './useQuery.ts';

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
