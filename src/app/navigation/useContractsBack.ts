import { useEffect } from 'react';
import type { Profile } from '#machines/domain/account/profile.ts';

type List<Typed> = {
  getSnapshot: () => { context: { typed: Typed }; matches: (state: 'empty') => boolean };
  send: (event: { type: 'search.requested'; typed: Typed }) => void;
};

/** Searches again what found nothing while contracts were unavailable, once they no longer are. */
export const useContractsBack = <Typed>(
  list: List<Typed>,
  { contracts_status }: Pick<Profile, 'contracts_status'>,
): void => {
  const isKnown = contracts_status === 'OK';
  useEffect(() => {
    const snapshot = list.getSnapshot();
    if (isKnown && snapshot.matches('empty'))
      list.send({ type: 'search.requested', typed: snapshot.context.typed });
  }, [isKnown, list]);
};
