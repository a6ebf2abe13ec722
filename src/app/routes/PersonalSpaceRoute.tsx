import { useEffect } from 'react';
import { t } from '#locales/fr/personalSpace.ts';
import type { Profile } from '../../domain/account/profile.ts';
import type { ProfileChange } from '../../domain/account/user.ts';
import { type Modal, parseModal } from '../../pages/personal-space/EditLink.tsx';
import { PersonalSpacePage } from '../../pages/personal-space/PersonalSpacePage.tsx';
import { onDemand, usePreload } from '../../ui/browser/onDemand.tsx';
import { formPlaceholder } from '../../ui/dialogs/DialogPlaceholder.tsx';
import { DialogShell } from '../../ui/dialogs/DialogShell.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import type { FormEnds } from '../../views/forms/FormDialog.tsx';
import { useJustCreated } from '../justCreated.ts';
import { useQuery } from '../navigation/navigateSafely.ts';
import { useModalAddress } from '../navigation/useModalAddress.ts';
import { useProfileChange } from '../profile/useProfileChange.ts';
import { SessionContext, useProfile } from '../session.tsx';

const ProfileRetry = onDemand(() => import('../profile/ProfileRetry.tsx'));

const retry = <ProfileRetry />;

const accountForms = {
  name: onDemand(() => import('../../flows/name-edit/NameEditDialog.tsx'), formPlaceholder(4)),
  email: onDemand(() => import('../../flows/email-edit/EmailEditDialog.tsx'), formPlaceholder(2)),
  password: onDemand(() => import('../../flows/password-edit/PasswordEditDialog.tsx'), formPlaceholder(3)),
  addContract: onDemand(() => import('../../flows/add-contract/AddContractDialog.tsx'), formPlaceholder(3)),
};

const contractForms = {
  billing: onDemand(() => import('../modals/BillingEditModal.tsx'), formPlaceholder(7)),
  contact: onDemand(() => import('../../flows/contact-edit/ContactEditDialog.tsx'), formPlaceholder(3)),
  iban: onDemand(() => import('../../flows/iban-edit/IbanEditDialog.tsx'), formPlaceholder(2)),
  ownName: onDemand(() => import('../../pages/personal-space/OwnNameDialog.tsx'), formPlaceholder(1)),
};

const likely = [DialogShell, ...Object.values(accountForms), ...Object.values(contractForms)];

const toTitle = (modal: Modal): string =>
  modal.form === 'iban' && !modal.contract.iban ? t('modals.addIban') : t(`modals.${modal.form}`);

type Props = FormEnds<ProfileChange> & { modal: Modal | null; profile: Profile; onSignIn: () => void };

const Form = ({ modal, ...props }: Props & { modal: Modal }) => {
  if ('contract' in modal) {
    const ContractForm = contractForms[modal.form];
    return <ContractForm contract={modal.contract} {...props} />;
  }
  const AccountForm = accountForms[modal.form];
  return <AccountForm {...props} />;
};

const PersonalSpaceModal = ({ modal, ...props }: Props) => {
  usePreload(likely);
  return (
    modal && (
      <DialogShell key={modal.form} title={toTitle(modal)} onClose={props.onAbandoned}>
        <Form modal={modal} {...props} />
      </DialogShell>
    )
  );
};

const PersonalSpaceRoute = () => {
  const profile = useProfile();
  const isRefreshing = SessionContext.useSelector((snapshot) => snapshot.hasTag('refreshing'));
  const session = SessionContext.useActorRef();
  const { search, close } = useModalAddress();
  const sought = new URLSearchParams(useQuery()).get('search') ?? '';
  const isCreated = useJustCreated();
  const modal = parseModal(search, profile);

  const signIn = () => {
    session.send({ type: 'protectedPage.entered', target: location.pathname });
    session.send({ type: 'signIn.requested' });
  };

  const isNowhere = modal === null && search.has('modale');
  useEffect(() => {
    if (isNowhere) close();
  }, [isNowhere, close]);

  return (
    <>
      <PersonalSpacePage
        profile={profile}
        isCreated={isCreated}
        isRefreshing={isRefreshing}
        sought={sought}
        retry={retry}
      />
      <Boundary>
        <PersonalSpaceModal
          modal={modal}
          profile={profile}
          onSubmitted={useProfileChange(profile)}
          onAbandoned={close}
          onSignIn={signIn}
        />
      </Boundary>
    </>
  );
};

export default PersonalSpaceRoute;
