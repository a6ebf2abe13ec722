import { useMemo, useState } from 'react';
import { type Browsing, type Collaborator, directoryOf } from '#machines/domain/collaborator.ts';
import { labels } from './labels.ts';

const firstLook: Browsing = { search: '', sort: { column: 'name', direction: 'ascending' }, page: 1 };

/** What is looked at of the list: it changes nothing but the rows shown, so it stays with the view. */
export const useDirectory = (collaborators: readonly Collaborator[]) => {
  const [browsing, setBrowsing] = useState(firstLook);
  const browse = useMemo(() => directoryOf(collaborators, labels), [collaborators]);
  return {
    browsing,
    found: useMemo(() => browse(browsing), [browse, browsing]),
    search: (search: string) => setBrowsing({ ...browsing, search, page: 1 }),
    sortBy: (sort: Browsing['sort']) => setBrowsing({ ...browsing, sort, page: 1 }),
    turnTo: (page: number) => setBrowsing({ ...browsing, page }),
  };
};
