import { useActorRef, useSelector } from '@xstate/react';
import { t } from '#locales/fr/addContract.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useFlowEnd } from '../../ui/useFlowEnd.ts';
import { AddContractView } from './AddContractView.tsx';
import { addContract } from './addContract.ports.ts';

type Props = {
  /** `type` of the profile. */
  role: string;
  onAttached: () => void;
  onAbandoned: () => void;
};

export const AddContractDialog = ({ role, onAttached, onAbandoned }: Props) => {
  const actor = useActorRef(addContract, { input: { role } });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  useFlowEnd(actor, (snapshot) => (snapshot.matches('attached') ? onAttached() : onAbandoned()));
  return (
    <Dialog title={t('title')} isDismissable={!isBusy} onClose={() => actor.send({ type: 'closed' })}>
      <AddContractView actor={actor} />
    </Dialog>
  );
};
