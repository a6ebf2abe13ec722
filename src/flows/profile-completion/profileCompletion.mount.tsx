import { t } from '#locales/fr/profileCompletion.ts';
import { profileCompletionMachine } from '#machines/profile-completion/profileCompletion.machine.ts';
import { DialogPaper } from '../../views/DialogPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { ProfileCompletionView } from './ProfileCompletionView.tsx';

export const profileCompletionMount = defineMount(
  profileCompletionMachine,
  (props: MountProps<typeof ProfileCompletionView>) => (
    <DialogPaper title={t('title')}>
      <ProfileCompletionView {...props} />
    </DialogPaper>
  ),
);
