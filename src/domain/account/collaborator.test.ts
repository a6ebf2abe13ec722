import { describe, expect, it } from 'vitest';
import {
  type Browsing,
  type Collaborator,
  collaboratorSchema,
  createDirectory,
  displayName,
  type SortColumn,
} from './collaborator.ts';

describe('a collaborator', () => {
  it.each([
    [{ userId: '42' }, '42'],
    [{ id: '7' }, '7'],
    [{ userId: null, id: 7 }, '7'],
    [{ userId: '', id: '7' }, '7'],
    [{}, ''],
  ])('reads %j with the identifier « %s »', (given, id) => {
    expect(collaboratorSchema.parse(given).id).toBe(id);
  });

  it('reads missing or null fields as empty, and drops unknown ones', () => {
    const actions = ['delete_user', 'fly', 'send_invitation'];
    expect(collaboratorSchema.parse({ id: '1', email: 'a@b.fr', lastName: null, actions, extra: 1 })).toEqual(
      {
        id: '1',
        email: 'a@b.fr',
        firstName: '',
        lastName: '',
        type: '',
        lastLogin: '',
        registrationDate: '',
        departmentCode: '',
        actions: ['send_invitation', 'delete_user'],
      },
    );
  });

  it('has no action if nothing identifies them', () => {
    expect(collaboratorSchema.parse({ email: 'a@b.fr', actions: ['delete_user'] }).actions).toEqual([]);
  });

  it('reads a number as a string, and one action as a list', () => {
    const odd = { id: 1, lastName: 3, actions: 'delete_user', lastLogin: '2026-02-01T08:00:00Z' };
    expect(collaboratorSchema.parse(odd)).toMatchObject({
      id: '1',
      lastName: '3',
      actions: ['delete_user'],
      lastLogin: '01/02/2026',
    });
  });

  it('refuses an object for a string', () => {
    expect(collaboratorSchema.safeParse({ id: '1', email: {} }).success).toBe(false);
  });

  it('is shown by e-mail address if there is no name', () => {
    expect(displayName({ firstName: 'Jeanne', lastName: 'Le Goff', email: 'j@x.fr' })).toBe('Jeanne Le Goff');
    expect(displayName({ firstName: '', lastName: 'Le Goff', email: 'j@x.fr' })).toBe('Le Goff');
    expect(displayName({ firstName: '', lastName: '', email: 'j@x.fr' })).toBe('j@x.fr');
  });
});

const person = (
  id: string,
  firstName: string,
  lastName: string,
  rest: Partial<Collaborator> = {},
): Collaborator => ({
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

describe('search', () => {
  it.each([
    ['', 'dbeac'],
    ['  ', 'dbeac'],
    ['ERIC', 'db'],
    ['éric le', 'b'],
    ['Le  Goff Éric', 'b'],
    ['boeuf', 'd'],
    ['BŒUF', 'd'],
    ["d'herve", 'e'],
    ['c.invite@', 'c'],
    ['martin zoe', 'a'],
    ['zoe exemple', ''],
    [' martin zoe ', 'a'],
    ['testzoe', ''],
    ['personne', ''],
  ])('« %s » finds %s', (search, ids) => {
    expect(findIds({ search })).toBe(ids);
  });
});

describe('sorting', () => {
  it.each<[SortColumn, string, string]>([
    ['name', 'dbeac', 'aebdc'],
    ['email', 'abcde', 'edcba'],
    ['role', 'abcde', 'bcdea'],
    ['department', 'dbace', 'bdace'],
    ['lastLogin', 'dbace', 'abdce'],
    ['registrationDate', 'abcde', 'abcde'],
  ])(
    'by %s gives %s, and %s in descending order, with empty values last',
    (column, ascending, descending) => {
      expect(findIds({ sort: { column, direction: 'ascending' } })).toBe(ascending);
      expect(findIds({ sort: { column, direction: 'descending' } })).toBe(descending);
    },
  );

  it.each(['lastLogin', 'registrationDate'] as const)(
    'by %s compares dates, with invalid ones last',
    (column) => {
      const days = ['01/02/2026x', '10/01/2026', '09/01/2026', 'x01/01/2020', '31/12/2025'];
      const sorted = createDirectory(
        days.map((day) => person(day, '', '', { [column]: day })),
        labels,
      )({ search: '', sort: { column, direction: 'ascending' }, page: 1 });
      expect(sorted.rows.map(({ id }) => id)).toEqual([
        '31/12/2025',
        '09/01/2026',
        '10/01/2026',
        '01/02/2026x',
        'x01/01/2020',
      ]);
    },
  );

  it('does not mutate the given list', () => {
    expect(staff.map(({ id }) => id).join('')).toBe('abcde');
  });
});

describe('pagination', () => {
  const many = createDirectory(
    Array.from({ length: 23 }, (_, rank) => person(String(rank), 'Jean', String(rank).padStart(2, '0'))),
    labels,
  );
  const findPage = (page: number, search = '') => {
    const found = many({ search, sort: byName, page });
    return [found.page, found.pageCount, found.total, found.rows.length];
  };

  it('has ten rows a page, and clamps the page number', () => {
    expect(findPage(1)).toEqual([1, 3, 23, 10]);
    expect(findPage(3)).toEqual([3, 3, 23, 3]);
    expect(findPage(9)).toEqual([3, 3, 23, 3]);
    expect(findPage(0)).toEqual([1, 3, 23, 10]);
    expect(findPage(2, 'jean 2')).toEqual([1, 1, 3, 3]);
    expect(findPage(1, 'nobody')).toEqual([1, 1, 0, 0]);
  });

  it('returns every row once, in order', () => {
    const rows = [1, 2, 3].flatMap((page) => many({ search: '', sort: byName, page }).rows);
    expect(rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: 23 }, (_, rank) => rank));
  });
});
