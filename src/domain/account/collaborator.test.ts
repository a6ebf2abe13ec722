import { describe, expect, it } from 'vitest';
import {
  type Browsing,
  type Collaborator,
  collaboratorSchema,
  createDirectory,
  displayName,
  type SortColumn,
} from './collaborator.ts';

const person = (id: string, firstName: string, lastName: string, rest: Partial<Collaborator> = {}) => ({
  id,
  firstName,
  lastName,
  email: `${id}@exemple.test`,
  type: 'simple',
  lastLogin: '',
  registrationDate: '',
  departmentCode: '',
  actions: [],
  ...rest,
});

describe('a collaborator', () => {
  it.each([
    [{ userId: '42', id: '7' }, '42'],
    [{ userId: null, id: 7 }, '7'],
    [{ userId: '', id: '7' }, '7'],
    [{}, ''],
  ])('returns for the collaborator %j the identifier « %s »', (given, id) => {
    expect(collaboratorSchema.parse(given).id).toBe(id);
  });

  it('parses missing or null fields of a collaborator as empty, and drops unknown fields', () => {
    const actions = ['delete_user', 'fly', 'send_invitation'];
    const given = { id: '1', email: 'a@b.fr', lastName: null, actions, extra: 1 };
    const expected = person('1', '', '', {
      email: 'a@b.fr',
      type: '',
      actions: ['send_invitation', 'delete_user'],
    });
    expect(collaboratorSchema.parse(given)).toEqual(expected);
  });

  it('removes all actions from a collaborator without an identifier', () => {
    expect(collaboratorSchema.parse({ email: 'a@b.fr', actions: ['delete_user'] }).actions).toEqual([]);
  });

  it('converts a numeric name to text, a date to dd/MM/yyyy and a single action to a list', () => {
    const odd = { lastName: 3, lastLogin: '2026-02-01T08:00:00Z', registrationDate: 'hier' };
    const expected = { lastName: '3', lastLogin: '01/02/2026', registrationDate: '' };
    expect(collaboratorSchema.parse(odd)).toMatchObject(expected);
    expect(collaboratorSchema.parse({ id: 1, actions: 'delete_user' }).actions).toEqual(['delete_user']);
  });

  it('rejects a collaborator whose e-mail address is an object', () => {
    expect(collaboratorSchema.safeParse({ id: '1', email: {} }).success).toBe(false);
  });

  it.each([
    ['Jeanne', 'Le Goff', 'Jeanne Le Goff'],
    ['', 'Le Goff', 'Le Goff'],
    ['', '', 'j@x.fr'],
  ])('shows the first name « %s » and the last name « %s » as « %s »', (firstName, lastName, shown) => {
    expect(displayName({ firstName, lastName, email: 'j@x.fr' })).toBe(shown);
  });
});

const labels = {
  role: (type: string) => (type === 'admin' ? 'Administrateur' : 'Utilisateur'),
  department: (code: string) => (code === 'management' ? 'Direction' : code),
};

const staff = [
  person('a', 'Zoé', 'Martin', { lastLogin: '01/02/2026', type: 'admin' }),
  person('b', 'Éric', 'Le Goff', { lastLogin: '28/01/2026', departmentCode: 'management' }),
  person('c', '', '', { email: 'c.invite@exemple.test' }),
  person('d', 'Eric', 'Bœuf', { lastLogin: '15/12/2025', departmentCode: 'Autre' }),
  person('e', 'Étienne', 'D’Hervé', { lastLogin: 'hier' }),
];

const byName: Browsing['sort'] = { column: 'name', direction: 'ascending' };
const find = createDirectory(staff, labels);
const findIds = (browsing: Partial<Browsing>) =>
  find({ search: '', sort: byName, page: 1, ...browsing })
    .rows.map(({ id }) => id)
    .join('');

describe('collaborator search', () => {
  it.each([
    ['  ', 'dbeac'],
    ['ERIC', 'db'],
    ['Le  Goff Éric', 'b'],
    ['boeuf', 'd'],
    ["d'herve", 'e'],
    ['c.invite@', 'c'],
    ['zoe exemple', ''],
    [' martin zoe ', 'a'],
    ['testzoe', ''],
    ['personne', ''],
  ])('finds for the search text « %s » the collaborators with the ids « %s »', (search, ids) => {
    expect(findIds({ search })).toBe(ids);
  });
});

describe('collaborator sorting', () => {
  it.each<[SortColumn, string, string]>([
    ['name', 'dbeac', 'aebdc'],
    ['email', 'abcde', 'edcba'],
    ['role', 'abcde', 'bcdea'],
    ['department', 'dbace', 'bdace'],
    ['lastLogin', 'dbace', 'abdce'],
    ['registrationDate', 'abcde', 'abcde'],
  ])('sorts by %s, with empty values last: %s ascending, %s descending', (column, ascending, descending) => {
    expect(findIds({ sort: { column, direction: 'ascending' } })).toBe(ascending);
    expect(findIds({ sort: { column, direction: 'descending' } })).toBe(descending);
  });

  it.each(['lastLogin', 'registrationDate'] as const)('sorts by %s, with unreadable dates last', (column) => {
    const days = ['01/02/2026x', '10/01/2026', '09/01/2026', 'x01/01/2020', '31/12/2025'];
    const sorted = createDirectory(
      days.map((day) => person(day, '', '', { [column]: day })),
      labels,
    )({ search: '', sort: { column, direction: 'ascending' }, page: 1 });
    const expected = ['31/12/2025', '09/01/2026', '10/01/2026', '01/02/2026x', 'x01/01/2020'];
    expect(sorted.rows.map(({ id }) => id)).toEqual(expected);
  });
});

describe('pages of the collaborator list', () => {
  const many = createDirectory(
    Array.from({ length: 23 }, (_, rank) => person(String(rank), 'Jean', String(rank).padStart(2, '0'))),
    labels,
  );
  it.each([
    ['', 1, [1, 3, 23, 10]],
    ['', 3, [3, 3, 23, 3]],
    ['', 9, [3, 3, 23, 3]],
    ['', 0, [1, 3, 23, 10]],
    ['jean 2', 2, [1, 1, 3, 3]],
    ['nobody', 1, [1, 1, 0, 0]],
  ])('returns for « %s », page %i the [page, page count, total, row count] %j', (search, page, counts) => {
    const found = many({ search, sort: byName, page });
    expect([found.page, found.pageCount, found.total, found.rows.length]).toEqual(counts);
  });

  it('shows each collaborator on exactly one page, in the order of the list', () => {
    const rows = [1, 2, 3].flatMap((page) => many({ search: '', sort: byName, page }).rows);
    expect(rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: 23 }, (_, rank) => rank));
  });
});
