import type { Meta, StoryObj } from '@storybook/react-vite';
import { createActor } from 'xstate';
import { invoicePagesMachine } from '#machines/billing/billing.machine.ts';
import { invoicePagesModel } from '#machines/billing/invoicePages.model.ts';
import { invoicePagesMount } from './invoicePages.mount.tsx';

const { 'dix-sept factures, dont les cinq premières': input } = invoicePagesModel.inputs;

/** The pages stopped in a state, the second one asked for. */
const frozenIn = (value: 'shown' | 'turning' | 'stuck') => {
  const { rows, ...contract } = input;
  return createActor(invoicePagesMachine, {
    input,
    snapshot: invoicePagesMachine.resolveState({
      value,
      context: {
        ...contract,
        pages: new Map([[1, rows]]),
        page: 1,
        size: 5,
        asked: value === 'shown' ? null : { page: 2, size: 5 },
        failure: null,
      },
    }),
  });
};

const meta = {
  component: invoicePagesMount.View,
  args: { actor: frozenIn('shown') },
} satisfies Meta<typeof invoicePagesMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Turning: Story = { args: { actor: frozenIn('turning') } };
export const Stuck: Story = { args: { actor: frozenIn('stuck') } };
