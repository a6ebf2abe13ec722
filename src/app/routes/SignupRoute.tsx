import { useLocation } from 'wouter';
import { t } from '#locales/fr/signup.ts';
import type { SignupOutcome } from '#machines/signup/signup.machine.ts';
import { AddContractView } from '../../flows/add-contract/AddContractView.tsx';
import { addContract } from '../../flows/add-contract/addContract.ports.ts';
import { SignupPage } from '../../flows/signup/SignupPage.tsx';
import { justCreated, keepJustCreated, readJustCreated } from '../justCreated.ts';
import { SessionContext } from '../session.tsx';
import { useDeployment } from '../settings/useDeployment.ts';

/** Signup in two steps: account, then first contract (docs/rules.md#signup). */
const SignupRoute = () => {
  const session = SessionContext.useActorRef();
  const deployment = useDeployment();
  const [, navigate] = useLocation();
  const goOn = ({ isCreated }: SignupOutcome) => {
    // Keeps `justCreated` in the storage too, because a sign-in would delete it from `history.state`.
    if (isCreated) keepJustCreated();
    session.send({ type: 'profile.outdated' });
    navigate('/espace-personnel', { replace: true, state: isCreated ? justCreated : null });
  };
  return (
    <SignupPage
      captcha={deployment.captcha}
      addContract={addContract}
      contractStep={(actor) => <AddContractView actor={actor} cancel={t('contract.skip')} />}
      onSignIn={() => session.send({ type: 'signIn.requested' })}
      isCreated={readJustCreated()}
      onCreated={keepJustCreated}
      onFinished={goOn}
    />
  );
};

export default SignupRoute;
