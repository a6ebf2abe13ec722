import * as z from 'zod/mini';
import { converted, frenchDay, listOfTexts, optionalIdentifier, text } from '../answer.ts';
import { readDay } from '../calendar.ts';
import { searchable } from '../search.ts';

const collaboratorActions = ['send_invitation', 'update_to_admin', 'delete_user'] as const;

export type CollaboratorAction = (typeof collaboratorActions)[number];

export const collaboratorSchema = converted(
  z.object({
    userId: optionalIdentifier,
    id: optionalIdentifier,
    firstName: text,
    lastName: text,
    email: text,
    type: text,
    lastLogin: frenchDay,
    registrationDate: frenchDay,
    departmentCode: text,
    actions: listOfTexts,
  }),
  ({ userId, id: otherId, actions, ...person }) => {
    const id = userId || otherId;
    // A collaborator without an id has no action, because every call about a collaborator needs the id.
    const offered = collaboratorActions.filter((action) => id !== '' && actions.includes(action));
    return { ...person, id, actions: offered };
  },
);

export type Collaborator = z.output<typeof collaboratorSchema>;

export const fullName = ({ firstName, lastName }: Pick<Collaborator, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

export const displayName = (person: Pick<Collaborator, 'firstName' | 'lastName' | 'email'>): string =>
  fullName(person) || person.email;

export type Labels = { role: (type: string) => string; department: (code: string) => string };

const sortKeys = {
  name: fullName,
  email: ({ email }: Collaborator) => email,
  role: ({ type }: Collaborator, { role }: Labels) => role(type),
  department: ({ departmentCode }: Collaborator, { department }: Labels) => department(departmentCode),
  lastLogin: ({ lastLogin }: Collaborator) => readDay(lastLogin) ?? '',
  registrationDate: ({ registrationDate }: Collaborator) => readDay(registrationDate) ?? '',
};

export type SortColumn = keyof typeof sortKeys;

const french = new Intl.Collator('fr');

export type Browsing = {
  search: string;
  sort: { column: SortColumn; direction: 'ascending' | 'descending' };
  page: number;
  size?: number;
};

/** Page of collaborators. `page`: its number; the last page if the requested page does not exist. */
export type Found = { rows: Collaborator[]; total: number; page: number; pageCount: number };

export const pageSize = 10;

export const printedSize = 500;

type Entry = { collaborator: Collaborator; content: string };

const toSearchableText = ({ email, firstName, lastName }: Collaborator): string =>
  searchable([email, `${firstName} ${lastName}`, `${lastName} ${firstName}`].join('\n'));

const sortEntries = (entries: readonly Entry[], { column, direction }: Browsing['sort'], labels: Labels) => {
  const way = direction === 'ascending' ? 1 : -1;
  return entries
    .map((entry) => ({ entry, key: sortKeys[column](entry.collaborator, labels) }))
    .sort((a, b) => {
      if (!a.key || !b.key) return Number(!a.key) - Number(!b.key);
      return way * french.compare(a.key, b.key);
    })
    .map(({ entry }) => entry);
};

export const createDirectory = (collaborators: readonly Collaborator[], labels: Labels) => {
  const entries = collaborators.map((collaborator) => ({
    collaborator,
    content: toSearchableText(collaborator),
  }));
  const orders = new Map<string, Entry[]>();

  const ordered = (sort: Browsing['sort']): Entry[] => {
    const name = `${sort.column} ${sort.direction}`;
    const order = orders.get(name) ?? sortEntries(entries, sort, labels);
    orders.set(name, order);
    return order;
  };

  return ({ search, sort, page, size = pageSize }: Browsing): Found => {
    const words = searchable(search).trim().replace(/\s+/g, ' ');
    const found = ordered(sort).filter(({ content }) => content.includes(words));
    const pageCount = Math.max(1, Math.ceil(found.length / size));
    const shown = Math.min(Math.max(page, 1), pageCount);
    const rows = found.slice((shown - 1) * size, shown * size).map(({ collaborator }) => collaborator);
    return { rows, total: found.length, page: shown, pageCount };
  };
};
