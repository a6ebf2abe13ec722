import { useCallback } from 'react';
import { SessionContext } from './session.tsx';

/** How a page asks again for what the profile could not tell, and whether that is under way. */
export const useProfileReload = () => {
  const session = SessionContext.useActorRef();
  const isReloading = SessionContext.useSelector((snapshot) =>
    snapshot.matches({ open: { signedIn: 'reloading' } }),
  );
  const onReload = useCallback(() => session.send({ type: 'profile.outdated' }), [session]);
  return { isReloading, onReload };
};
