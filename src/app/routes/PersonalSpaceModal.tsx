import { lazy } from 'react';
import type { Profile, ProfileChange } from '#machines/domain/profile.ts';
import type { Modal } from '../../pages/personal-space/modals.ts';
import type { FormEnds } from '../../views/FormDialog.tsx';

const accountDialogs = {
  name: lazy(() => import('../../flows/name-edit/NameEditDialog.tsx')),
  email: lazy(() => import('../../flows/email-edit/EmailEditDialog.tsx')),
  password: lazy(() => import('../../flows/password-edit/PasswordEditDialog.tsx')),
  addContract: lazy(() => import('../../flows/add-contract/AddContractDialog.tsx')),
};

const contractDialogs = {
  billing: lazy(() => import('../../flows/billing-edit/BillingEditDialog.tsx')),
  contact: lazy(() => import('../../flows/contact-edit/ContactEditDialog.tsx')),
  iban: lazy(() => import('../../flows/iban-edit/IbanEditDialog.tsx')),
};

type Props = FormEnds<ProfileChange> & { modal: Modal; profile: Profile; onSignIn: () => void };

/** The modal that is open, its code loaded then. */
export const PersonalSpaceModal = ({ modal, ...props }: Props) => {
  if ('contract' in modal) {
    const Dialog = contractDialogs[modal.form];
    return <Dialog contract={modal.contract} {...props} />;
  }
  const Dialog = accountDialogs[modal.form];
  return <Dialog {...props} />;
};
