import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { addContractMachine } from '#machines/add-contract/addContract.machine.ts';
import type { SignupOutcome } from '#machines/signup/signup.setup.ts';
import { readToken } from '../../api/storage/token.ts';
import { Captcha } from '../../ui/captcha/Captcha.tsx';
import type { CaptchaSettings } from '../../ui/captcha/captchaTypes.ts';
import { useCaptcha } from '../../views/captcha/useCaptcha.ts';
import { useNoticedEnd } from '../../views/useNoticedEnd.ts';
import { keepDraft, readDraft } from './draft.ts';
import { noticeOfContract } from './noticeOfContract.ts';
import { type ContractStep, SignupView } from './SignupView.tsx';
import { signup } from './signup.ports.ts';

type Props = {
  /** Null where the captcha is not run. */
  captcha: CaptchaSettings | null;
  /** The flow of the second step with its ports, and its form. */
  addContract: typeof addContractMachine;
  contractStep: ContractStep;
  onSignIn: () => void;
  /** The account was created here before a reload, or before the tab was closed. */
  isCreated: boolean;
  onCreated: () => void;
  onFinished: (outcome: SignupOutcome) => void;
};

export const SignupPage = ({ addContract, contractStep, onSignIn, ...page }: Props) => {
  const { solveCaptcha, handle } = useCaptcha();
  const [logic] = useState(() => signup({ solveCaptcha, addContract }));
  const [draft] = useState(readDraft);
  const actor = useActorRef(logic, {
    input: { hasToken: readToken() !== null, isCreated: page.isCreated, runsCaptcha: page.captcha !== null },
  });
  // Its token is stored by then.
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
