import { RedirectionScreen, RefusedScreen } from '../../flows/session/SessionScreens.tsx';
import { SessionContext } from '../session.tsx';

/** Where a failed check ends, and a page on the way to the sign-in (specification 1, section 2). */
const RedirectionRoute = () => {
  const session = SessionContext.useActorRef();
  const isRefused = SessionContext.useSelector((snapshot) =>
    snapshot.matches({ open: { closed: 'refused' } }),
  );
  const Screen = isRefused ? RefusedScreen : RedirectionScreen;
  return <Screen onSignIn={() => session.send({ type: 'signIn.requested' })} />;
};

export default RedirectionRoute;
