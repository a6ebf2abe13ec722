import { useSelector } from '@xstate/react';
import { memo, useCallback, useEffect, useLayoutEffect } from 'react';
import { createActor } from 'xstate';
import { failures } from '#locales/fr/failures.ts';
import { t } from '#locales/fr/invite.ts';
import { roleLabel } from '#locales/fr/roles.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { plural } from '#locales/translator.ts';
import {
  everyRoleOf,
  type InvitedRole,
  invitedRoles,
  isNew,
  newcomersOf,
  roleOf,
  statusOf,
  toInvitations,
} from '#machines/invite/emails.ts';
import type { InviteActor, InviteSnapshot } from '../../../machines/invite/invite.machine.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { DialogContent } from '../../ui/dialogs/Dialog.tsx';
import { askBeforeLeaving } from '../../ui/dialogs/leaving.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import { TextList } from '../../ui/display/layout.tsx';
import { Steps } from '../../ui/display/Steps.tsx';
import { RadioGroup } from '../../ui/forms/choice/RadioGroup.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { GoesOnContext } from '../../ui/forms/readForm.ts';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { addressOfPage, followTyped } from '../../ui/forms/typedForms.ts';
import { UnsavedGuard } from '../../ui/forms/unsaved.tsx';
import { Flow, useFlowEnd, useSnapshot } from '../../views/Flow.tsx';
import { failureText } from '../../views/failureText.ts';
import { useLastingActor, useRest } from '../../views/forms/lasting.ts';
import { useNotify } from '../../views/notices/notify.ts';
import { EmailsStep } from './EmailsStep.tsx';
import * as css from './Invite.css.ts';
import { invite } from './invite.ports.ts';

const isSending = (snapshot: InviteSnapshot) => snapshot.matches('inviting');

const findUnsaved = (snapshot: InviteSnapshot) => {
  if (snapshot.status !== 'active' || snapshot.matches('invited')) return null;
  if (isSending(snapshot)) return 'running';
  return snapshot.context.emails.length > 0 ? 'typed' : null;
};

/** Toast with the result of the invitations, if the user closed the dialog before the response. */
const restNotice = (rest: InviteSnapshot) => {
  const count = toInvitations(rest.context).length;
  return rest.matches('invited')
    ? { tone: 'ok' as const, text: t(`done.title.${plural(count)}`, { count }) }
    : { tone: 'bad' as const, text: `${t('title')} : ${failureText(rest.context.failure)}`, isLasting: true };
};

/** E-mail addresses to restore after a new sign-in. The final space makes the field split the addresses. */
const readTags = ({ context: { emails } }: InviteSnapshot) =>
  emails.length > 0
    ? { flow: 'invite', page: addressOfPage(), values: { emails: [`${emails.join(' ')} `] } }
    : null;

type StepProps = { actor: InviteActor; snapshot: InviteSnapshot };

const DoneStep = ({ actor, snapshot }: StepProps) => {
  const { context } = snapshot;
  const invited = toInvitations(context);
  const count = invited.length;
  const known = invited.map(({ email }) => email).filter((email) => !isNew(context, email));
  const left = context.emails.filter((email) => roleOf(context, email) === null);
  return (
    <div className={css.done}>
      <Alert tone="ok" title={t(`done.title.${plural(count)}`, { count })}>
        {known.length < count && <p>{t('done.text')}</p>}
      </Alert>
      <TextList className={css.invited} lines={invited.map(({ email }) => email)} />
      {known.length > 0 && <p>{t(`done.known.${plural(known.length)}`, { emails: known.join(', ') })}</p>}
      {left.length > 0 && <p>{t(`done.left.${plural(left.length)}`, { emails: left.join(', ') })}</p>}
      <FormActions>
        <Button variant="filled" onPress={() => actor.send({ type: 'closed' })}>
          {ui('close')}
        </Button>
      </FormActions>
    </div>
  );
};

const ExistingRole = ({ email, role, isInvited }: { email: string; role: string; isInvited: boolean }) => (
  <>
    <p className={css.email}>{email}</p>
    <p className={css.role}>
      <span>{`${t('roles.current', { role: roleLabel(role) })}. `}</span>
      <span>{t(isInvited ? 'roles.alreadyInvited' : 'roles.owner')}</span>
    </p>
  </>
);

const options = invitedRoles.map((value) => ({ value, label: roleLabel(value) }));

const everyOption = invitedRoles.map((value) => ({ value, label: t(`roles.everyOption.${value}`) }));

const EveryRole = ({ actor, snapshot }: StepProps) => (
  <RadioGroup
    name="type-all"
    label={t('roles.every')}
    options={everyOption}
    value={everyRoleOf(snapshot.context)}
    isReadOnly={snapshot.hasTag('busy')}
    onChange={(role) => actor.send({ type: 'everyRole.chosen', role })}
  />
);

type NewRoleProps = {
  email: string;
  rank: number;
  role: InvitedRole;
  isBusy: boolean;
  /** Pass the same function at each render, because the list has up to 200 memoized rows. */
  onChosen: (email: string, role: InvitedRole) => void;
};

const NewRole = memo(({ email, rank, role, isBusy, onChosen }: NewRoleProps) => (
  <RadioGroup
    name={`type-${rank}`}
    label={email}
    options={options}
    value={role}
    isReadOnly={isBusy}
    onChange={(chosen) => onChosen(email, chosen)}
  />
));

const RolesStep = ({ actor, snapshot }: StepProps) => {
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
      {newcomersOf(context).length > 1 && <EveryRole actor={actor} snapshot={snapshot} />}
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

const steps = [
  { name: t('steps.emails'), Step: EmailsStep },
  { name: t('steps.roles'), Step: RolesStep },
  { name: t('steps.done'), Step: DoneStep },
] as const;

export const InviteView = ({ actor }: { actor: InviteActor }) => {
  const snapshot = useSnapshot(actor);
  const ofSending = snapshot.hasTag('roles') ? 1 : 2;
  const current = snapshot.hasTag('emails') ? 0 : ofSending;
  const { Step } = steps[current];
  return (
    <Flow id="invite" snapshot={snapshot}>
      <Steps names={steps.map(({ name }) => name)} current={current} />
      <Step actor={actor} snapshot={snapshot} />
    </Flow>
  );
};

const InviteDialog = ({ onInvited, onAbandoned }: { onInvited: () => void; onAbandoned: () => void }) => {
  const actor = useLastingActor(() => createActor(invite));
  const notify = useNotify();
  const goesOn = useCallback(() => isSending(actor.getSnapshot()), [actor]);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isInvited = useSelector(actor, (snapshot) => snapshot.matches('invited'));
  useFlowEnd(actor, onAbandoned);
  // `useLayoutEffect` runs before the effect of the form, which would store its empty field.
  useLayoutEffect(() => followTyped(() => readTags(actor.getSnapshot())), [actor]);
  useEffect(() => {
    if (isInvited) onInvited();
  }, [isInvited, onInvited]);
  useRest(actor, {
    isSending,
    onRest: (rest) => {
      notify(restNotice(rest));
      if (rest.matches('invited')) onInvited();
    },
  });
  return (
    <DialogContent
      title={t('title')}
      size="wide"
      isDismissable={!isBusy}
      onClose={() => askBeforeLeaving(() => actor.send({ type: 'closed' }))}
    >
      <UnsavedGuard unsaved={() => findUnsaved(actor.getSnapshot())} />
      <GoesOnContext value={goesOn}>
        <InviteView actor={actor} />
      </GoesOnContext>
    </DialogContent>
  );
};

export default InviteDialog;
