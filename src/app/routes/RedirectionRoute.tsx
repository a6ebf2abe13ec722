import { InterruptedScreen, RedirectionScreen, RefusedScreen } from '../../flows/session/SessionScreens.tsx';
import { SessionContext } from '../session.tsx';

/** Where a failed check ends, and a page on the way to the sign-in (specification 1, section 2). */
const RedirectionRoute = () => {
  const session = SessionContext.useActorRef();
  const Screen = SessionContext.useSelector((snapshot) => {
    if (snapshot.matches({ open: { closed: 'refused' } })) return RefusedScreen;
    const isLeaving = snapshot.matches('goingToSignIn') || snapshot.matches('gone');
    // Reloaded or opened by its address: nothing is under way, so nothing turns.
    return isLeaving ? RedirectionScreen : InterruptedScreen;
  });
  return <Screen onSignIn={() => session.send({ type: 'signIn.requested' })} />;
};

export default RedirectionRoute;
