import { useState } from 'react';
import { createActor } from 'xstate';
import { t } from '#locales/fr/profileCompletion.ts';
import { profileCompletionMachine } from '#machines/profile-completion/profileCompletion.machine.ts';
import { column } from '../../flows/profile-completion/ProfileCompletionPage.css.ts';
import { ProfileCompletionView } from '../../flows/profile-completion/ProfileCompletionView.tsx';
import { Card } from '../../ui/display/layout.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';

const unknown = { first_name: '', last_name: '', entity_name: '', department_code: '', civility: null };

const ProfileCompletionSkeleton = () => {
  const [actor] = useState(() =>
    createActor(profileCompletionMachine, { input: { role: 'owner', identity: unknown } }),
  );
  return (
    <div className={column}>
      <PageHeader title={t('title')} />
      <Card>
        <ProfileCompletionView actor={actor} />
      </Card>
    </div>
  );
};

export default ProfileCompletionSkeleton;
