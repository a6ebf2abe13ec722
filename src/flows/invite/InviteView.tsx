import { t } from '#locales/fr/invite.ts';
import type { InviteActor, InviteSnapshot } from '../../../machines/invite/invite.machine.ts';
import { Steps } from '../../ui/display/Steps.tsx';
import { Flow } from '../../views/Flow.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { DoneStep } from './DoneStep.tsx';
import { EmailsStep } from './EmailsStep.tsx';
import { RolesStep } from './RolesStep.tsx';

const steps = [
  { name: t('steps.emails'), Step: EmailsStep },
  { name: t('steps.roles'), Step: RolesStep },
  { name: t('steps.done'), Step: DoneStep },
] as const;

const toStep = (snapshot: InviteSnapshot) => {
  if (snapshot.matches('collecting') || snapshot.matches('checking')) return 0;
  return snapshot.matches('assigning') || snapshot.matches('inviting') ? 1 : 2;
};

/** The invitation of collaborators, in three steps (docs/rules.md#invitation). */
export const InviteView = ({ actor }: { actor: InviteActor }) => {
  const snapshot = useSnapshot(actor);
  const current = toStep(snapshot);
  const { Step } = steps[current];
  return (
    <Flow id="invite" snapshot={snapshot}>
      <Steps names={steps.map(({ name }) => name)} current={current} />
      <Step actor={actor} snapshot={snapshot} />
    </Flow>
  );
};
