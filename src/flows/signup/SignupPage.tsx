import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { identityWords } from '#locales/fr/identity.ts';
import { signupWords, t } from '#locales/fr/signup.ts';
import type { addContractMachine } from '#machines/add-contract/addContract.machine.ts';
import {
  newAccountSchema,
  type SignupOutcome,
  type signupMachine,
  type TypedAccount,
} from '#machines/signup/signup.machine.ts';
import { readToken } from '../../api/storage/token.ts';
import type { Failure } from '../../domain/failure.ts';
import { CaptchaMention } from '../../fields/CaptchaMention.tsx';
import { EmailFields, NameFields } from '../../fields/identity/NameFields.tsx';
import { NewPasswordFields } from '../../fields/identity/NewPasswordFields.tsx';
import { Captcha } from '../../ui/captcha/Captcha.tsx';
import type { CaptchaSettings } from '../../ui/captcha/CaptchaAttempt.tsx';
import { Button, type Elements, Spinner } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Card } from '../../ui/display/layout.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Steps } from '../../ui/display/Steps.tsx';
import { Checkbox } from '../../ui/forms/choice/Checkbox.tsx';
import { item } from '../../ui/forms/Form.css.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { column } from '../../ui/theme/column.css.ts';
import { useCaptcha } from '../../views/captcha/useCaptcha.ts';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { formErrorsOf } from '../../views/failureText.ts';
import { type EndNotice, useNoticedEnd } from '../../views/notices/notify.ts';
import { aside } from '../../views/Views.css.ts';
import { type Draft, keepDraft, readDraft } from './draft.ts';
import { signup } from './signup.ports.ts';

type ContractStep = (actor: ActorRefFrom<typeof addContractMachine>) => Elements;

const steps = [t('steps.account'), t('steps.contract')];

type SignupProps = {
  actor: ActorRefFrom<typeof signupMachine>;
  draft: Draft;
  onTyped: (values: Record<string, unknown>) => void;
  onSignIn: () => void;
  contractStep: ContractStep;
};

const words = [signupWords, identityWords];

const withSignIn = (message: string, onSignIn: () => void) => {
  const [before, after] = message.split(t('signInYourself'));
  return (
    <>
      <span>{before}</span>
      {after !== undefined && (
        <button type="button" className={item} onClick={onSignIn}>
          {t('signInYourself')}
        </button>
      )}
      <span>{after}</span>
    </>
  );
};

type AccountFormProps = Pick<SignupProps, 'draft' | 'onTyped' | 'onSignIn'> & {
  onSubmit: (account: TypedAccount) => void;
  failure: Failure | null;
  isBusy: boolean;
  runsCaptcha: boolean;
};

const AccountForm = ({ draft, failure, isBusy, runsCaptcha, onSignIn, ...handlers }: AccountFormProps) => (
  <Form
    schema={newAccountSchema}
    words={words}
    {...handlers}
    {...formErrorsOf(failure, (message) => withSignIn(message, onSignIn))}
    isBusy={isBusy}
    isPreserved={(name) => name in draft}
  >
    <NameFields identity={draft} />
    <EmailFields email={draft.email} repeated_email={draft.repeated_email} />
    <NewPasswordFields label={t('password')} />
    <Checkbox
      name="cgu"
      isRequired
      defaultSelected={draft.cgu !== ''}
      hint={
        <Link href="/cgu" isExternal>
          {t('cgu.read')}
        </Link>
      }
    >
      {t('cgu.label')}
    </Checkbox>
    {runsCaptcha && <CaptchaMention />}
    <FormActions>
      <SubmitButton>{t('submit')}</SubmitButton>
    </FormActions>
  </Form>
);

export const SignupView = ({ actor, draft, onTyped, onSignIn, contractStep }: SignupProps) => {
  const snapshot = useSnapshot(actor);
  const { failure, runsCaptcha, isCreated } = snapshot.context;
  const { addContract } = snapshot.children;
  const isFirst = snapshot.matches('editing') || snapshot.matches('submitting');
  return (
    <Flow id="signup" snapshot={snapshot}>
      <div className={column.l}>
        <PageHeader title={t('title')} heading={t('heading')} subtitle={t('intro')} />
        <Card>
          <Steps names={steps} current={isFirst ? 0 : 1} />
          {isFirst && (
            <AccountForm
              draft={draft}
              onTyped={onTyped}
              onSignIn={onSignIn}
              onSubmit={(account) => actor.send({ type: 'account.submitted', account })}
              failure={failure}
              isBusy={snapshot.hasTag('busy')}
              runsCaptcha={runsCaptcha}
            />
          )}
          {snapshot.matches('recognising') && <Spinner label={t('recognising')} />}
          {addContract && (
            <div className={column.l}>
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

type Props = {
  captcha: CaptchaSettings | null;
  addContract: typeof addContractMachine;
  contractStep: ContractStep;
  onSignIn: () => void;
  isCreated: boolean;
  onCreated: () => void;
  onFinished: (outcome: SignupOutcome) => void;
};

export const noticeOfContract: EndNotice<SnapshotFrom<typeof signupMachine>> = ({ output }) =>
  output?.isContractAdded ? { tone: 'ok', text: t('contract.added') } : null;

export const SignupPage = ({ addContract, contractStep, onSignIn, ...page }: Props) => {
  const { solveCaptcha, handle } = useCaptcha();
  const [logic] = useState(() => signup({ solveCaptcha, addContract }));
  const [draft] = useState(readDraft);
  const actor = useActorRef(logic, {
    input: { hasToken: readToken() !== null, isCreated: page.isCreated, runsCaptcha: page.captcha !== null },
  });
  // False during a call: the portal is still storing the token, without which the user cannot be signed in.
  const isCreated = useSelector(actor, (snapshot) => snapshot.context.isCreated && !snapshot.hasTag('busy'));
  const { onCreated, onFinished } = page;
  useEffect(() => {
    if (isCreated) onCreated();
  }, [isCreated, onCreated]);
  useNoticedEnd(actor, noticeOfContract, ({ output }) => output && onFinished(output));
  return (
    <>
      <SignupView
        actor={actor}
        draft={draft}
        onTyped={keepDraft}
        onSignIn={onSignIn}
        contractStep={contractStep}
      />
      {page.captcha && <Captcha ref={handle} settings={page.captcha} />}
    </>
  );
};
