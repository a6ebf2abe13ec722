import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type screen, waitFor } from 'storybook/test';
import { createActor } from 'xstate';
import { meterPagesMachine } from '#machines/consumption/consumption.machine.ts';
import { meterPagesModel } from '#machines/consumption/meterPages.model.ts';
import { frozenRows } from '#machines/contract-rows/contractRows.machine.ts';
import { knownMeter } from '../../domain/fixtures/consumption.ts';
import { meterPagesMount } from './meterPages.mount.tsx';

const { 'dix-sept compteurs, dont les cinq premiers': input } = meterPagesModel.inputs;

const frozenIn = frozenRows(meterPagesMachine, input);

const meta = {
  component: meterPagesMount.View,
  args: { actor: frozenIn('shown') },
} satisfies Meta<typeof meterPagesMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

const print = () => dispatchEvent(new Event('beforeprint'));
const rowsOf = (canvas: Pick<typeof screen, 'getAllByRole'>) => canvas.getAllByRole('rowheader');

/** Paper says how many it lacks, and where they are. */
export const Printed: Story = {
  play: async ({ canvas }) => {
    print();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '17 compteurs, dont 5 sur cette impression. L’export donne la liste entière.',
    );
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('17 compteurs, page 1 sur 4'));
  },
};

const longAddress = 'Station de relèvement des Marais-Salants, local technique du deuxième sous-sol';
const { 'douze compteurs, tous là': twelve } = meterPagesModel.inputs;
const [firstMeter, ...otherMeters] = twelve.rows;
const longMeter = { ...(firstMeter ?? knownMeter), adresseDesserte: longAddress };

/** All that has come is printed, whatever the page, and whole; nothing leads on from paper. */
export const PrintedWhole: Story = {
  args: {
    actor: createActor(meterPagesMachine, { input: { ...twelve, rows: [longMeter, ...otherMeters] } }),
  },
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas)).toHaveLength(5);
    print();
    await expect(rowsOf(canvas)).toHaveLength(12);
    await expect(canvas.queryByText('Détail')).toBeNull();
    await expect(canvas.queryByText('Suivi')).toBeNull();
    await expect(canvas.getByText(longAddress)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^12 compteurs$/);
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(rowsOf(canvas)).toHaveLength(5));
  },
};
export const Turning: Story = { args: { actor: frozenIn('turning') } };
export const Stuck: Story = { args: { actor: frozenIn('stuck') } };
