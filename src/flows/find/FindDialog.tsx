import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useEffect } from 'react';
import { t } from '#locales/fr/find.ts';
import type { Profile } from '#machines/domain/account/profile.ts';
import { widestDays } from '#machines/domain/billing/invoiceSearch.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { useFlowEnd } from '../../views/useFlowEnd.ts';
import { FindView } from './FindView.tsx';
import { find } from './find.ports.ts';
import type { Known } from './results.ts';

type Props = {
  profile: Profile;
  meterAddressOf: Known['meterAddressOf'];
  /** What was typed the last time, and led nowhere; and what is now. */
  typed: string;
  /** What was typed since, before there was a field for it. */
  typedAhead: RefObject<string>;
  onTyped: (typed: string) => void;
  /** Where to go, or null. */
  onEnd: (address: string | null) => void;
};

/** The search, over whatever page it is opened on. */
export const FindDialog = ({ profile, meterAddressOf, typed, typedAhead, onTyped, onEnd }: Props) => {
  const actor = useActorRef(find, { input: { typed, days: widestDays(new Date()) } });
  const underWay = useSelector(actor, ({ context }) => context.typed);
  useEffect(() => {
    if (typedAhead.current) actor.send({ type: 'text.typed', text: typedAhead.current });
  }, [actor, typedAhead]);
  useEffect(() => onTyped(underWay), [underWay, onTyped]);
  useFlowEnd(actor, ({ context }) => {
    if (context.address !== null) onTyped('');
    onEnd(context.address);
  });
  return (
    <Dialog title={t('title')} size="wide" onClose={() => actor.send({ type: 'closed' })}>
      <FindView actor={actor} profile={profile} meterAddressOf={meterAddressOf} />
    </Dialog>
  );
};
