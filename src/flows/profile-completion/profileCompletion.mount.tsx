import { t } from '#locales/fr/profileCompletion.ts';
import { profileCompletionMachine } from '#machines/profile-completion/profileCompletion.machine.ts';
import { FormPaper } from '../../views/FormPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { ProfileCompletionView } from './ProfileCompletionView.tsx';

export const profileCompletionMount = defineMount(
  profileCompletionMachine,
  (props: MountProps<typeof ProfileCompletionView>) => (
    <FormPaper title={t('title')} done={t('done')} actor={props.actor}>
      <ProfileCompletionView {...props} />
    </FormPaper>
  ),
);
