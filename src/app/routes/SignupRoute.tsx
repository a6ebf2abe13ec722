import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { t } from '#locales/fr/signup.ts';
import { AddContractView } from '../../flows/add-contract/AddContractView.tsx';
import { addContract } from '../../flows/add-contract/addContract.ports.ts';
import { SignupPage } from '../../flows/signup/SignupPage.tsx';
import { justCreated } from '../justCreated.ts';
import { SessionContext } from '../session.tsx';
import { useSettings } from '../settings.ts';

/** Signup, whose second step is the add-contract form and whose end is the personal space (decisions F). */
const SignupRoute = () => {
  const session = SessionContext.useActorRef();
  const { environment } = useSettings();
  const [, navigate] = useLocation();
  const goOn = useCallback(() => {
    session.send({ type: 'profile.outdated' });
    navigate('/espace-personnel', { replace: true, state: justCreated });
  }, [session, navigate]);
  return (
    <SignupPage
      captcha={environment.captcha}
      addContract={addContract}
      contractStep={(actor) => <AddContractView actor={actor} cancel={t('contract.skip')} />}
      onSignIn={() => session.send({ type: 'signIn.requested' })}
      onFinished={goOn}
    />
  );
};

export default SignupRoute;
