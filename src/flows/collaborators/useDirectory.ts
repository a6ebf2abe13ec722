import { useMemo, useState } from 'react';
import {
  type Browsing,
  type Collaborator,
  createDirectory,
  printedSize,
} from '#machines/domain/account/collaborator.ts';
import { labels } from './labels.ts';

const firstLook: Browsing = { search: '', sort: { column: 'name', direction: 'ascending' }, page: 1 };

/** What is looked at of the list: it changes nothing but the rows shown, so it stays with the view. On paper, the pages are one. */
export const useDirectory = (collaborators: readonly Collaborator[], isPrinted: boolean) => {
  const [browsing, setBrowsing] = useState(firstLook);
  const browse = useMemo(() => createDirectory(collaborators, labels), [collaborators]);
  return {
    browsing,
    found: useMemo(
      () => browse(isPrinted ? { ...browsing, page: 1, size: printedSize } : browsing),
      [browse, browsing, isPrinted],
    ),
    search: (search: string) => setBrowsing({ ...browsing, search, page: 1 }),
    sortBy: (sort: Browsing['sort']) => setBrowsing({ ...browsing, sort, page: 1 }),
    turnTo: (page: number) => setBrowsing({ ...browsing, page }),
  };
};
