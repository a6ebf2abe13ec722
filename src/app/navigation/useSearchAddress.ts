import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useQuery } from './navigateSafely.ts';
import { keepingModal } from './useModalAddress.ts';

type Search<Typed, Requested extends Typed> = {
  typed: Typed;
  read: (parameters: URLSearchParams) => Requested;
  write: (typed: Typed) => URLSearchParams;
  onRequest: (requested: Requested) => void;
};

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
