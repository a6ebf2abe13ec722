import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/invite.ts';
import type { inviteMachine } from '#machines/invite/invite.machine.ts';
import { Flow } from '../../ui/Flow.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { DoneStep } from './DoneStep.tsx';
import { EmailsStep } from './EmailsStep.tsx';
import { RolesStep } from './RolesStep.tsx';

export type InviteSnapshot = SnapshotFrom<typeof inviteMachine>;
export type InviteActor = ActorRefFrom<typeof inviteMachine>;

const steps = [
  { name: t('steps.emails'), Step: EmailsStep },
  { name: t('steps.roles'), Step: RolesStep },
  { name: t('steps.done'), Step: DoneStep },
] as const;

const stepOf = (snapshot: InviteSnapshot) => {
  if (snapshot.matches('collecting') || snapshot.matches('checking')) return 0;
  return snapshot.matches('assigning') || snapshot.matches('inviting') ? 1 : 2;
};

/** The invitation of collaborators, in three steps (specification 2, section 4). */
export const InviteView = ({ actor }: { actor: InviteActor }) => {
  const snapshot = useSelector(actor, (current) => current);
  const current = stepOf(snapshot);
  const { Step } = steps[current];
  return (
    <Flow id="invite" snapshot={snapshot}>
      <Steps names={steps.map(({ name }) => name)} current={current} />
      <Step actor={actor} snapshot={snapshot} />
    </Flow>
  );
};
