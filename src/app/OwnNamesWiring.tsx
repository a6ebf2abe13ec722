import { useEffect } from 'react';
import { ownNames } from '../api/storage/ownNames.ts';

/** Shows the own names of the contracts of a user, until the end of the session. */
const OwnNamesWiring = ({ user }: { user: string }) => {
  useEffect(() => void ownNames.open(user), [user]);
  useEffect(() => () => void ownNames.open(null), []);
  return null;
};

export default OwnNamesWiring;
