import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useQuery } from './navigateSafely.ts';
import { keepingModal } from './useModalAddress.ts';

type Search<Typed, Requested extends Typed> = {
  /** The search under way. */
  typed: Typed;
  /** The search of an address, and what an address holds of a search: the one reads what the other writes. */
  read: (parameters: URLSearchParams) => Requested;
  write: (typed: Typed) => URLSearchParams;
  /** Another search comes by the address. */
  onRequest: (requested: Requested) => void;
};

/** Keeps a search, or what else a page shows, in the address, where a reload, Back and a colleague find it. */
export const useSearchAddress = <Typed, Requested extends Typed = Typed>({
  typed,
  read,
  write,
  onRequest,
}: Search<Typed, Requested>): void => {
  const [path, navigate] = useLocation();
  const here = useQuery();
  const requested = read(new URLSearchParams(here));
  const address = String(write(requested));
  const underWay = String(write(typed));

  const onAddress = useEffectEvent((reached: string) => {
    if (reached !== underWay) onRequest(requested);
  });
  const onSearch = useEffectEvent((search: string) => {
    if (search !== address) navigate(keepingModal(path, search, here));
  });

  useEffect(() => onAddress(address), [address]);
  useEffect(() => onSearch(underWay), [underWay]);
};
