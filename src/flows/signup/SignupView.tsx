import type { ActorRefFrom } from 'xstate';
import { t } from '#locales/fr/signup.ts';
import type { addContractMachine } from '#machines/add-contract/addContract.machine.ts';
import type { signupMachine } from '#machines/signup/signup.machine.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Spinner } from '../../ui/display/Spinner.tsx';
import { Steps } from '../../ui/display/Steps.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Flow } from '../../views/Flow.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { AccountForm } from './AccountForm.tsx';
import type { Draft } from './draft.ts';
import { aside, page, step } from './SignupView.css.ts';

export type ContractStep = (actor: ActorRefFrom<typeof addContractMachine>) => Elements;

const steps = [t('steps.account'), t('steps.contract')];

type Props = {
  actor: ActorRefFrom<typeof signupMachine>;
  /** What was typed before a reload. */
  draft: Draft;
  onTyped: (values: Record<string, unknown>) => void;
  onSignIn: () => void;
  /** The form of the second step, another flow. */
  contractStep: ContractStep;
};

/** Signup in two steps: the account, then a first contract (docs/rules.md#signup). */
export const SignupView = ({ actor, draft, onTyped, onSignIn, contractStep }: Props) => {
  const snapshot = useSnapshot(actor);
  const { failure, runsCaptcha, isCreated } = snapshot.context;
  const { addContract } = snapshot.children;
  const isFirst = snapshot.matches('editing') || snapshot.matches('submitting');
  return (
    <Flow id="signup" snapshot={snapshot}>
      <div className={page}>
        <PageHeader title={t('title')} heading={t('heading')} subtitle={t('intro')} />
        <Card>
          <Steps names={steps} current={isFirst ? 0 : 1} />
          {isFirst && (
            <AccountForm
              draft={draft}
              onTyped={onTyped}
              onSubmit={(account) => actor.send({ type: 'account.submitted', account })}
              failure={failure}
              isBusy={snapshot.hasTag('busy')}
              runsCaptcha={runsCaptcha}
            />
          )}
          {snapshot.matches('recognising') && <Spinner label={t('recognising')} />}
          {addContract && (
            <div className={step}>
              <p>{t(isCreated ? 'contract.intro' : 'contract.introSignedIn')}</p>
              {contractStep(addContract)}
            </div>
          )}
        </Card>
        {isFirst && (
          <p className={aside}>
            <span>{t('known')}</span>
            <Button variant="text" onPress={onSignIn}>
              {t('signIn')}
            </Button>
          </p>
        )}
      </div>
    </Flow>
  );
};
