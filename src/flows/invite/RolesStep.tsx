import { useCallback } from 'react';
import { failures } from '#locales/fr/failures.ts';
import { t } from '#locales/fr/invite.ts';
import { plural } from '#locales/plural.ts';
import { type InvitedRole, isNew, roleOf, statusOf, toInvitations } from '#machines/invite/invitations.ts';
import type { InviteActor, InviteSnapshot } from '../../../machines/invite/invite.machine.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { SubmitButton } from '../../ui/controls/buttons/SubmitButton.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { ExistingRole } from './ExistingRole.tsx';
import * as css from './InviteView.css.ts';
import { NewRole } from './NewRole.tsx';

type Props = { actor: InviteActor; snapshot: InviteSnapshot };

/** Step 1: the role of each new person; whoever is known already keeps theirs. */
export const RolesStep = ({ actor, snapshot }: Props) => {
  const { context } = snapshot;
  const isBusy = snapshot.hasTag('busy');
  const count = toInvitations(context).length;
  const choose = useCallback(
    (email: string, role: InvitedRole) => actor.send({ type: 'role.chosen', email, role }),
    [actor],
  );
  return (
    <Form
      isBusy={isBusy}
      formError={context.failure && failures.technical}
      onSubmit={() => actor.send({ type: 'invitations.submitted' })}
    >
      <p>{t('roles.intro')}</p>
      <ul className={css.people}>
        {context.emails.map((email, index) => (
          <li key={email} className={css.person}>
            {isNew(context, email) ? (
              <NewRole
                email={email}
                rank={index + 1}
                role={roleOf(context, email) ?? 'simple'}
                isBusy={isBusy}
                onChosen={choose}
              />
            ) : (
              <ExistingRole
                email={email}
                role={statusOf(context, email)}
                isInvited={roleOf(context, email) !== null}
              />
            )}
          </li>
        ))}
      </ul>
      <FormActions>
        <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'emails.reopened' })}>
          {t('roles.back')}
        </Button>
        <SubmitButton
          isDisabled={!isBusy && !snapshot.can({ type: 'invitations.submitted' })}
          reason={t('roles.nobody')}
        >
          {t(`roles.submit.${plural(count)}`, { count })}
        </SubmitButton>
      </FormActions>
    </Form>
  );
};
