import { useState } from 'react';
import { createActor } from 'xstate';
import { t as debit } from '#locales/fr/directDebit.ts';
import { t as payment } from '#locales/fr/payment.ts';
import { t as completion } from '#locales/fr/profileCompletion.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { mandateDownloadMachine } from '#machines/mandate-download/mandateDownload.machine.ts';
import { profileCompletionMachine } from '#machines/profile-completion/profileCompletion.machine.ts';
import { page as debitPage } from '../../flows/direct-debit/DirectDebit.css.ts';
import { MandateDownloadView } from '../../flows/mandate-download/MandateDownloadView.tsx';
import { FormSkeleton } from '../../flows/payment/FormSkeleton.tsx';
import { about, content, note, page as paymentPage, stageOf } from '../../flows/payment/PaymentView.css.ts';
import { column } from '../../flows/profile-completion/ProfileCompletionPage.css.ts';
import { ProfileCompletionView } from '../../flows/profile-completion/ProfileCompletionView.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

const unknown = { first_name: '', last_name: '', entity_name: '', department_code: '', civility: null };

export const ProfileCompletionWaiting = () => {
  const [actor] = useState(() =>
    createActor(profileCompletionMachine, { input: { role: 'owner', identity: unknown } }),
  );
  return (
    <div className={column}>
      <PageHeader title={completion('title')} />
      <Card>
        <ProfileCompletionView actor={actor} />
      </Card>
    </div>
  );
};

export const PaymentWaiting = () => (
  <div className={paymentPage}>
    <PageHeader title={payment('title')} subtitle={payment('subtitle')} />
    <Card>
      <div className={content}>
        <Skeleton width="min(18rem, 100%)" />
        <div className={about}>
          <p className={note}>{payment('loading')}</p>
        </div>
        <div className={stageOf.free}>
          <FormSkeleton />
        </div>
      </div>
    </Card>
  </div>
);

/** The address may be that of any of its steps. */
export const DirectDebitWaiting = () => (
  <div className={debitPage}>
    <PageHeader title={debit('title')} subtitle={debit('subtitle')} />
    <Spinner label={ui('loading')} />
  </div>
);

export const MandateDownloadWaiting = () => {
  const [actor] = useState(() => createActor(mandateDownloadMachine, { input: { reference: '', type: '' } }));
  return <MandateDownloadView actor={actor} />;
};
