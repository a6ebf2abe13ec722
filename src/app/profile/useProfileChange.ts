import * as z from 'zod/mini';
import { stored } from '../../api/storage/stored.ts';
import type { Profile } from '../../domain/account/profile.ts';
import type { ProfileChange } from '../../domain/account/user.ts';
import { SessionContext } from '../session.tsx';

export const useProfileChange = ({ email, type }: Profile): ((change: ProfileChange) => void) => {
  const session = SessionContext.useActorRef();
  return (change) => {
    const { profile } = session.getSnapshot().context;
    if (profile?.email === email && profile.type === type) session.send({ type: 'profile.changed', change });
  };
};

export const profileLater = stored(() => sessionStorage, 'portal.profileLater', z.boolean(), false);
