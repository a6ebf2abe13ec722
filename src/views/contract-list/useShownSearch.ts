import { useState } from 'react';

/**
 * The key of a form that shows a search. It changes, and the form shows another search, when that does not come from the
 * form itself: from a reset, or the address.
 */
export const useShownSearch = (search: object) => {
  const [shown, setShown] = useState({ search, key: 0 });
  if (shown.search !== search) setShown({ search, key: shown.key + 1 });
  return {
    formKey: shown.key,
    /** Notes what the form itself asks for, before it is asked. */
    noteSearch: (requested: object) => setShown({ ...shown, search: requested }),
  };
};
