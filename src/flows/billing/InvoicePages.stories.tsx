import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type screen, waitFor, within } from 'storybook/test';
import { invoicePagesMachine } from '#machines/billing/billing.machine.ts';
import { invoicePagesModel } from '#machines/billing/invoicePages.model.ts';
import { frozenRows } from '#machines/contract-rows/contractRows.machine.ts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { Checkbox } from '../../ui/forms/choice/Checkbox.tsx';
import { invoicePagesMount } from './invoicePages.mount.tsx';

const { 'dix-sept factures, dont les cinq premières': input } = invoicePagesModel.inputs;

const frozenIn = frozenRows(invoicePagesMachine, input);

const meta = {
  component: invoicePagesMount.View,
  args: { actor: frozenIn('shown') },
} satisfies Meta<typeof invoicePagesMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

const headersIn = (canvas: Pick<typeof screen, 'getAllByRole'>) =>
  canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);

/** Nothing is done of documents on paper. */
export const Printed: Story = {
  play: async ({ canvas }) => {
    await expect(headersIn(canvas)).toContain('Documents');
    dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(headersIn(canvas)).not.toContain('Documents'));
    dispatchEvent(new Event('afterprint'));
  },
};

/** The box of a row says the number too, which its header says once. */
export const Selectable: Story = {
  args: {
    selectionOf: (_, { numeroFacture }) => (
      <Checkbox name="selection">
        <VisuallyHidden>Sélectionner la facture {numeroFacture}</VisuallyHidden>
      </Checkbox>
    ),
  },
  play: async ({ canvas }) => {
    const names = input.rows.map(({ numeroFacture }) => numeroFacture);
    for (const [rank, header] of canvas.getAllByRole('rowheader').entries()) {
      await expect(header).toHaveAccessibleName(names[rank]);
      await expect(within(header).getByRole('checkbox')).toHaveAccessibleName(
        `Sélectionner la facture ${names[rank]}`,
      );
    }
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
  },
};

export const Turning: Story = { args: { actor: frozenIn('turning') } };
export const Stuck: Story = { args: { actor: frozenIn('stuck') } };
