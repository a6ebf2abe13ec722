import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { collaboratorsMachine } from '#machines/collaborators/collaborators.machine.ts';
import type { Collaborator } from '../../domain/account/collaborator.ts';
import { forbiddenFailure } from '../../domain/failure.ts';
import { typeInto } from '../../ui/forms/typedForms.ts';
import { CollaboratorList } from './CollaboratorList.tsx';
import { CollaboratorsView } from './CollaboratorsView.tsx';

const person = (rank: number): Collaborator => ({
  id: String(rank),
  firstName: 'Anne-Sophie',
  lastName: `Garçon ${String(rank).padStart(2, '0')}`,
  email: `annesophie.garcon${rank}@ecluses.example`,
  type: 'simple',
  lastLogin: '18/06/2026',
  registrationDate: '01/08/2024',
  departmentCode: 'SSE',
  actions: ['delete_user'],
});

const everyone = Array.from({ length: 27 }, (_, rank) => person(rank));

const container = document.createElement('div');
let root: ReturnType<typeof createRoot>;

const rows = () => [...container.querySelectorAll<HTMLTableRowElement>('tbody tr')];

beforeEach(async () => {
  document.body.append(container);
  root = createRoot(container);
  flushSync(() => root.render(<CollaboratorList collaborators={everyone} onAction={() => {}} />));
  await expect.poll(rows).toHaveLength(10);
});
afterEach(() => root.unmount());

it.each([
  [936, 'table-row', 45],
  [1180, 'table-row', 45],
  [732, 'flex', 130],
  [324, 'flex', 195],
])('shows at %i px each row with display %s, at most %i px high', (width, display, height) => {
  container.style.width = `${width}px`;
  for (const row of rows()) {
    expect(getComputedStyle(row).display).toBe(display);
    expect(row.offsetHeight).toBeLessThanOrEqual(height);
    expect(row.scrollWidth).toBeLessThanOrEqual(width);
  }
});

const printing = (step: 'beforeprint' | 'afterprint') => dispatchEvent(new Event(step));
const count = () => container.querySelector('p[aria-hidden]')?.textContent;
const announced = () => container.querySelector('[role="status"]')?.textContent;
const show = (collaborators: readonly Collaborator[]) =>
  flushSync(() => root.render(<CollaboratorList collaborators={collaborators} onAction={() => {}} />));

it('shows a placeholder for a missing name, and no menu for a collaborator without actions', () => {
  show([
    { ...person(1), email: '' },
    { ...person(2), firstName: '', lastName: '', actions: [] },
  ]);
  const [first, second] = rows();
  expect(first?.cells[1]?.textContent).toBe('Non renseigné');
  expect(second?.cells[0]?.textContent).toBe('Nom non renseigné');
  expect([first, second].map((row) => row?.querySelectorAll('button').length)).toEqual([1, 0]);
});

it('shows the label « Service » on a phone only if the department name lacks this word', () => {
  container.style.width = '324px';
  const codes = ['management', 'health_safety_environment'];
  const people = codes.map((departmentCode, rank) => ({ ...person(rank), departmentCode }));
  flushSync(() => root.render(<CollaboratorList collaborators={people} onAction={() => {}} />));
  const cells = [...container.querySelectorAll('[data-label="Service"]')];
  expect(cells.map((cell) => getComputedStyle(cell, '::before').display === 'none')).toEqual([false, true]);
});

it('shows no refresh button if the user may not load the list of collaborators', async () => {
  const actor = createActor(collaboratorsMachine, {
    snapshot: collaboratorsMachine.resolveState({
      value: { listed: 'stale' },
      context: {
        ...{ collaborators: everyone, unread: [], choice: null, failed: null },
        listFailure: forbiddenFailure('Votre compte n’a pas les droits nécessaires.'),
      },
    }),
  });
  flushSync(() => root.render(<CollaboratorsView actor={actor} />));
  expect(container.textContent).toContain('Votre compte n’a pas les droits nécessaires.');
  expect(container.textContent).not.toContain('Actualiser');
});

it('prints all the collaborators without actions, then shows one page of the list again', async () => {
  printing('beforeprint');
  expect(rows()).toHaveLength(27);
  expect([count(), announced()]).toEqual(['27 collaborateurs', '27 collaborateurs']);
  expect(container.querySelector('thead')?.textContent).not.toContain('Actions');
  printing('afterprint');
  await expect.poll(rows).toHaveLength(10);
  expect(count()).toBe('27 collaborateurs, page 1 sur 3');
});

it('prints at most 500 collaborators, with the total count and how to print the others', () => {
  show(Array.from({ length: 501 }, (_, rank) => person(rank)));
  printing('beforeprint');
  expect(rows()).toHaveLength(500);
  expect(count()).toMatch(/^501 collaborateurs, dont 500 imprimés\. Pour imprimer les autres/);
  printing('afterprint');
});

it('filters collaborators on each keystroke, and announces the count once after a pause', async () => {
  const input = container.querySelector('input');
  if (!input) throw new Error('no search');
  const atEachKey = ['z', 'garçon', 'garçon 0'].map((typed) => {
    typeInto(input, typed);
    return [count(), announced()];
  });
  const before = '27 collaborateurs, page 1 sur 3';
  expect(atEachKey).toEqual([
    ['Aucun résultat', before],
    ['27 résultats sur 27 collaborateurs, page 1 sur 3', before],
    ['10 résultats sur 27 collaborateurs', before],
  ]);
  await expect.poll(announced).toBe('10 résultats sur 27 collaborateurs');
});
