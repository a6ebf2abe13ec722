import { RedirectionScreen, RefusedScreen } from '../../flows/session/SessionScreens.tsx';
import { SessionContext } from '../session.tsx';

/** Where a failed check ends, and a page on the way to the sign-in (docs/rules.md#token-check). */
const RedirectionRoute = () => {
  const session = SessionContext.useActorRef();
  const isLeaving = SessionContext.useSelector(
    (snapshot) => snapshot.matches('goingToSignIn') || snapshot.matches('gone'),
  );
  // Reloaded, or opened by its address, nothing is under way any more: it says what it said before.
  const Screen = isLeaving ? RedirectionScreen : RefusedScreen;
  return <Screen onSignIn={() => session.send({ type: 'signIn.requested' })} />;
};

export default RedirectionRoute;
