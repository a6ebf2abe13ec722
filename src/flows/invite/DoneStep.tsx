import { t } from '#locales/fr/invite.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { plural } from '#locales/plural.ts';
import { toInvitations } from '#machines/invite/invitations.ts';
import type { InviteActor, InviteSnapshot } from '../../../machines/invite/invite.machine.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import * as css from './InviteView.css.ts';

type Props = { actor: InviteActor; snapshot: InviteSnapshot };

/** Step 2: what has been sent. */
export const DoneStep = ({ actor, snapshot }: Props) => {
  const invited = toInvitations(snapshot.context);
  const count = invited.length;
  return (
    <div className={css.done}>
      <Alert tone="ok" title={t(`done.title.${plural(count)}`, { count })}>
        <p>{t('done.text')}</p>
      </Alert>
      <ul className={css.invited}>
        {invited.map(({ email }) => (
          <li key={email}>{email}</li>
        ))}
      </ul>
      <FormActions>
        <Button variant="filled" onPress={() => actor.send({ type: 'closed' })}>
          {ui('close')}
        </Button>
      </FormActions>
    </div>
  );
};
