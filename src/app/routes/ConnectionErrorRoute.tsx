import { UnidentifiedScreen } from '../../flows/session/SessionScreens.tsx';
import { goBackOr } from '../goBack.ts';
import { SessionContext } from '../session.tsx';

/** The sign-in or a mandate failed; trying again is going back, or signing in where nothing led here. */
const ConnectionErrorRoute = () => {
  const session = SessionContext.useActorRef();
  return <UnidentifiedScreen onRetry={() => goBackOr(() => session.send({ type: 'signIn.requested' }))} />;
};

export default ConnectionErrorRoute;
