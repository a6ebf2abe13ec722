import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { t } from '#locales/fr/directDebit.ts';
import type { Holder } from '#machines/direct-debit/directDebit.schema.ts';
import type { DirectDebitInput } from '#machines/direct-debit/directDebit.setup.ts';
import { askBeforeLeaving } from '../../ui/dialogs/leaving.ts';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { addressOfPage, followTyped, type TypedForm } from '../../ui/forms/typedForms.ts';
import { useBrand } from '../../ui/theme/BrandContext.ts';
import { turnedAwayNotice } from '../../views/turnedAwayText.ts';
import { useNoticedEnd } from '../../views/useNoticedEnd.ts';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { page } from './DirectDebit.css.ts';
import { DirectDebitView } from './DirectDebitView.tsx';
import { directDebit } from './directDebit.ports.ts';
import { useStepHistory } from './useStepHistory.ts';

type Props = {
  input: DirectDebitInput;
  /** What the profile says of the contract is no longer so. */
  onInPlace: () => void;
  onAbandoned: () => void;
  /** It cannot be asked for here and now: a notice says why. */
  onTurnedAway: () => void;
  onRestarted: () => void;
};

/** The step of the holder is gone from the page by the time that the request is sent. */
const typedHolder = (holder: Holder | null): TypedForm | null =>
  holder && {
    flow: 'directDebit',
    page: addressOfPage(),
    values: Object.fromEntries(Object.entries(holder).map(([name, value]) => [name, [value]])),
  };

export const DirectDebitPage = ({ input, onInPlace, onAbandoned, onTurnedAway, onRestarted }: Props) => {
  const actor = useActorRef(directDebit, { input });
  const isInPlace = useSnapshot(actor).matches('inPlace');
  useEffect(() => {
    if (isInPlace) onInPlace();
  }, [isInPlace, onInPlace]);
  useEffect(() => followTyped(() => typedHolder(actor.getSnapshot().context.holder)), [actor]);
  useStepHistory(actor, onAbandoned);
  useNoticedEnd(actor, turnedAwayNotice, (end) => {
    if (end.matches('turnedAway')) onTurnedAway();
    if (end.matches('abandoned')) onAbandoned();
    if (end.matches('restarted')) onRestarted();
  });
  return (
    <div className={page}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <DirectDebitView
        actor={actor}
        creditor={useBrand().name}
        onClose={() => askBeforeLeaving(() => actor.send({ type: 'closed' }))}
      />
    </div>
  );
};
