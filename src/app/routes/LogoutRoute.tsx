import { useEffect } from 'react';
import { SessionView } from '../../flows/session/SessionView.tsx';
import { SessionContext } from '../session.tsx';

export const LogoutRoute = () => {
  const session = SessionContext.useActorRef();
  useEffect(() => session.send({ type: 'signOut.requested' }), [session]);
  return <SessionView actor={session}>{null}</SessionView>;
};
