import { useActorRef, useSelector } from '@xstate/react';
import { t } from '#locales/fr/addContract.ts';
import type { Profile } from '#machines/domain/profile.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { FormEnds } from '../../ui/FormDialog.tsx';
import { useFlowEnd } from '../../ui/useFlowEnd.ts';
import { AddContractView } from './AddContractView.tsx';
import { addContract } from './addContract.ports.ts';

type Props = FormEnds & { profile: Profile };

const AddContractDialog = ({ profile, onSubmitted, onAbandoned }: Props) => {
  const actor = useActorRef(addContract, { input: { role: profile.type } });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  useFlowEnd(actor, (snapshot) => (snapshot.matches('attached') ? onSubmitted() : onAbandoned()));
  return (
    <Dialog title={t('title')} isDismissable={!isBusy} onClose={() => actor.send({ type: 'closed' })}>
      <AddContractView actor={actor} />
    </Dialog>
  );
};

export default AddContractDialog;
