import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fromPromise } from 'xstate';
import { documentDownloadMachine } from '#machines/document-download/documentDownload.machine.ts';
import { dueInvoice } from '../../domain/billing/toPay.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { billingContract, makeInvoices } from '../../domain/fixtures/account.ts';
import { DownloadsProvider } from '../../views/downloads/downloads.tsx';
import { InvoiceActions } from './columns.tsx';
import '../../ui/theme/global.css.ts';

const download = documentDownloadMachine.provide({
  actors: { fetchDocument: fromPromise(() => Promise.reject(technicalFailure())) },
});

it('a download error is above the icons of the row, and names the invoice', async () => {
  const [invoice] = makeInvoices(1);
  if (!invoice) throw new Error('No invoice');
  const today = new Date('2026-11-21');
  const cells = {
    ...{ today, showsAllColumns: true, selectionOf: () => null },
    ...{ insertsAddressOf: () => '/', payAddressOf: () => '/' },
  };
  await render(
    <DownloadsProvider download={download}>
      <InvoiceActions
        invoice={dueInvoice(invoice, billingContract, { today, showsDueDates: true })}
        cells={cells}
      />
    </DownloadsProvider>,
  );
  await page.getByRole('button').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(`Facture ${invoice.numeroFacture} :`);
});
