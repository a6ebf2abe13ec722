import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { SessionView } from '../../flows/session/SessionView.tsx';
import { isOpening, SessionContext } from '../session.tsx';
import { useSettings } from '../settings/settings.ts';

/** Passes the token of the URL to the session, then opens the requested page (docs/rules.md#sign-in). */
export const AuthenticateRoute = () => {
  const session = SessionContext.useActorRef();
  const { arrival } = useSettings();
  const target = SessionContext.useSelector(({ context }) => context.target);
  const isOpen = SessionContext.useSelector(isOpening);

  useEffect(() => {
    const token = arrival?.token;
    if (token) session.send({ type: 'token.received', token, relayState: arrival.relayState });
    else session.send({ type: 'token.missing' });
  }, [session, arrival]);

  return isOpen ? <Redirect to={target} replace /> : <SessionView actor={session}>{null}</SessionView>;
};
