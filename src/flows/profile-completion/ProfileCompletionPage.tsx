import { useActorRef } from '@xstate/react';
import { t } from '#locales/fr/profileCompletion.ts';
import { required } from '#machines/setup/chart.ts';
import { Card } from '../../ui/display/layout.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { formColumn } from '../../ui/theme/column.css.ts';
import type { AccountFormProps } from '../../views/forms/FormDialog.tsx';
import { noticeOfSent, useNoticedEnd } from '../../views/notices/notify.ts';
import { ProfileCompletionView } from './ProfileCompletionView.tsx';
import { profileCompletion } from './profileCompletion.ports.ts';

const ProfileCompletionPage = ({ profile, onSubmitted, onAbandoned }: AccountFormProps) => {
  const actor = useActorRef(profileCompletion, { input: { role: profile.type, identity: profile } });
  useNoticedEnd(actor, noticeOfSent(t('done')), (snapshot) =>
    snapshot.matches('submitted') ? onSubmitted(required(snapshot.context.payload)) : onAbandoned(),
  );
  return (
    <div className={formColumn}>
      <PageHeader title={t('title')} />
      <Card>
        <ProfileCompletionView actor={actor} />
      </Card>
    </div>
  );
};

export default ProfileCompletionPage;
