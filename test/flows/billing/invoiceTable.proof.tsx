import type { ContextFrom } from 'xstate';
import { t } from '#locales/fr/billing.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { invoiceTableMachine } from '#machines/billing/invoiceTable.machine.ts';
import { invoiceTableModel } from '#machines/billing/invoiceTable.model.ts';
import { documentDownloadMachine } from '#machines/document-download/documentDownload.machine.ts';
import { failureText } from '#src/views/failureText.ts';
import { defineProof, sentByThePortal } from '../../walks/defineProof.ts';
import type { ScreenItem, Shown } from '../../walks/expectations.ts';
import { button } from '../../walks/exportFileExpectations.ts';
import { invoiceCells } from './invoiceCells.ts';

type Context = ContextFrom<typeof invoiceTableMachine>;

const today = new Date(2026, 10, 22);

const reading: Shown = {
  visible: [
    { role: 'status', text: 'Chargement en cours' },
    { role: 'progressbar', name: t('flat.reading') },
  ],
  isBusy: true,
};

const rest: ScreenItem[] = [
  { role: 'status', text: 'Contrats lus : 1 sur 1 200. La liste et le total sont partiels.' },
];

const nothing: Shown = { visible: [{ role: 'status', text: t('flat.none.a-regler') }] };

const shown = ({ found }: Context, ...visible: readonly ScreenItem[]): Shown => ({
  visible: [
    { role: 'status', text: '3 factures, 200,40 € : 120,40 € en retard, 80,00 € à échoir' },
    {
      role: 'table',
      name: t('flat.captions.a-regler'),
      lines: ['F2026-004217', 'F2026-004300', 'F2026-004310'],
    },
    ...(found?.contractCount === 1 ? [] : visible),
  ],
});

export const invoiceTableProof = defineProof(invoiceTableModel)({
  view: async () => {
    const { DownloadsProvider } = await import('#src/views/downloads/downloads.tsx');
    const { default: InvoiceTable } = await import('#src/flows/billing/InvoiceTable.tsx');
    return (props) => (
      <DownloadsProvider download={documentDownloadMachine}>
        <InvoiceTable
          {...invoiceCells}
          today={today}
          view="a-regler"
          criteria={{}}
          balance={null}
          {...props}
        />
      </DownloadsProvider>
    );
  },
  gestures: {
    'table.opened': sentByThePortal,
    'rest.requested': (screen) => screen.press('button', t('flat.rest')),
    retried: (screen) => screen.press('button', ui('retry')),
  },
  states: {
    waiting: () => ({ visible: reading.visible }),
    reading: () => reading,
    unavailable: ({ failure }) => ({
      visible: [{ role: 'alert', text: failureText(failure) }, button(ui('retry'))],
    }),
    empty: ({ found }) => (found?.rowCount === 0 ? nothing : reading),
    'shown.settled': (context) =>
      context.found?.rowCount === 0 ? nothing : shown(context, ...rest, button(t('flat.rest'))),
    'shown.extending': (context) => ({
      ...shown(context, { role: 'progressbar', name: t('flat.reading') }),
      isBusy: true,
    }),
    'shown.stuck': (context) =>
      shown(
        context,
        { role: 'alert', text: [t('flat.stuck'), failureText(context.failure)] },
        button(ui('retry')),
      ),
  },
});
