import type { Meta, StoryObj } from '@storybook/react-vite';
import { createActor } from 'xstate';
import { invoicePagesMachine } from '#machines/billing/billing.machine.ts';
import { invoicePagesModel } from '#machines/billing/invoicePages.model.ts';
import { documentDownloadMachine } from '#machines/document-download/documentDownload.machine.ts';
import { billingContract } from '#machines/domain/fixtures/billing.ts';
import { DownloadsProvider } from '../../views/DownloadsProvider.tsx';
import { InvoicePagesView } from './InvoicePagesView.tsx';

const { 'dix-sept factures, dont les cinq premières': input } = invoicePagesModel.inputs;

/** The pages stopped in a state, the second one asked for. */
const frozenIn = (value: 'shown' | 'turning' | 'stuck') => {
  const { rows, ...contract } = input;
  return createActor(invoicePagesMachine, {
    input,
    snapshot: invoicePagesMachine.resolveState({
      value,
      context: { ...contract, pages: new Map([[1, rows]]), page: 1, asked: value === 'shown' ? null : 2 },
    }),
  });
};

const meta = {
  component: InvoicePagesView,
  args: {
    actor: frozenIn('shown'),
    contract: billingContract,
    today: new Date('2026-11-21T12:00'),
    showsAllColumns: true,
    selectionOf: () => null,
    insertsAddressOf: () => '?modale=encarts',
  },
  decorators: [
    (Story) => (
      <DownloadsProvider download={documentDownloadMachine}>
        <Story />
      </DownloadsProvider>
    ),
  ],
} satisfies Meta<typeof InvoicePagesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Turning: Story = { args: { actor: frozenIn('turning') } };
export const Stuck: Story = { args: { actor: frozenIn('stuck') } };
