import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Tag } from '../display/layout.tsx';
import { Table } from './Table.tsx';

type Person = { email: string; name: string; role: string; invoices: number };

const people: Person[] = [
  { email: 'jeanne@exemple.test', name: 'Jeanne Martin', role: 'Administratrice', invoices: 1204 },
  { email: 'yann@exemple.test', name: 'Yann Le Goff', role: 'Collaborateur', invoices: 87 },
];

const meta = {
  component: Table<Person, 'name' | 'email'>,
  args: {
    caption: 'Collaborateurs',
    columns: [
      { key: 'name', label: 'Nom', cell: ({ name }) => name, isSortable: true },
      { key: 'email', label: 'Adresse électronique', cell: ({ email }) => email, isSortable: true },
      { key: 'role', label: 'Rôle', cell: ({ role }) => <Tag>{role}</Tag> },
      { key: 'invoices', label: 'Factures', cell: ({ invoices }) => invoices, isNumeric: true },
    ],
    rows: people,
    keyOf: ({ email }) => email,
    sort: { column: 'name', direction: 'ascending' },
    onSort: fn(),
  },
} satisfies Meta<typeof Table<Person, 'name' | 'email'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sorted: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Nom' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('button', { name: 'Nom' })).toHaveTextContent('Nom');
    await expect(canvas.getByRole('columnheader', { name: 'Nom' }).innerText.trim()).toBe('Nom');
    await userEvent.click(canvas.getByRole('button', { name: 'Nom' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Adresse électronique' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'email', direction: 'ascending' });
  },
};
