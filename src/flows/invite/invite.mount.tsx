import { t } from '#locales/fr/invite.ts';
import { inviteMachine } from '#machines/invite/invite.machine.ts';
import { DialogPaper } from '../../views/FormPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { InviteView } from './InviteDialog.tsx';

export const inviteMount = defineMount(inviteMachine, (props: MountProps<typeof InviteView>) => (
  <DialogPaper title={t('title')} size="wide">
    <InviteView {...props} />
  </DialogPaper>
));
