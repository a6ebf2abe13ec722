import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fromPromise } from 'xstate';
import { documentDownloadMachine } from '#machines/document-download/documentDownload.machine.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { makeInvoices } from '../../domain/fixtures/account.ts';
import { DownloadsProvider } from '../../views/downloads/downloads.tsx';
import { InvoiceDocuments } from './columns.tsx';
import '../../ui/theme/global.css.ts';

const download = documentDownloadMachine.provide({
  actors: { fetchDocument: fromPromise(() => Promise.reject(technicalFailure())) },
});

it.each([264, 330])('in %i px, a download error is as wide as the row of controls', async (width) => {
  const [invoice] = makeInvoices(1);
  if (!invoice) throw new Error('No invoice');
  await render(
    <div style={{ width }}>
      <DownloadsProvider download={download}>
        <InvoiceDocuments invoice={invoice} insertsAddress="/" today={new Date('2026-11-21')} />
      </DownloadsProvider>
    </div>,
  );
  await page.getByRole('button').click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toBeVisible();
  const { top, right } = alert.element().getBoundingClientRect();
  const link = page.getByRole('link').element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(link.bottom);
  expect(right).toBeGreaterThan((link.left + link.right) / 2);
});
