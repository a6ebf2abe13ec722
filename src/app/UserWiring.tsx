import { useEffect } from 'react';
import { ownNames } from '../api/storage/ownNames.ts';
import { hideBadges, openBadges } from './menu/badges.ts';

/** Loads, for the signed-in user, the contract names that the user typed, and the numbers in the menu. */
const UserWiring = ({ user }: { user: string }) => {
  useEffect(() => {
    void ownNames.open(user);
    void openBadges(user);
  }, [user]);
  useEffect(
    () => () => {
      void ownNames.open(null);
      hideBadges();
    },
    [],
  );
  return null;
};

export default UserWiring;
