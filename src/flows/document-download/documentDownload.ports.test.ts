import { beforeEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { t } from '#locales/fr/documentDownload.ts';
import { standInBrowser } from '#test/standInBrowser.ts';
import { clearToken, storeToken } from '../../api/storage/token.ts';
import { knownInvoice } from '../../domain/fixtures/account.ts';
import * as browser from '../../views/progress/reportProgress.ts';
import { documentDownload } from './documentDownload.ports.ts';

const pdf = () => new Response('%PDF-1.4\n%%EOF', { headers: { 'content-type': 'application/pdf' } });

const answering = (respond: () => Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => respond());

const ended = async (downloadLink = knownInvoice.downloadLink) => {
  const actor = createActor(documentDownload, {
    input: { kind: 'invoice', invoice: { ...knownInvoice, downloadLink } },
  }).start();
  actor.send({ type: 'document.asked' });
  const { value, context } = await waitFor(
    actor,
    (snapshot) => snapshot.matches('saved') || snapshot.matches('failed'),
  );
  return { value, failure: context.failure };
};

beforeEach(() => {
  standInBrowser();
  storeToken('a-token');
  vi.spyOn(browser, 'saveFile').mockImplementation(async () => {});
});

it('saves the PDF of an invoice in a file with the invoice number', async () => {
  answering(pdf);
  await expect(ended()).resolves.toMatchObject({ value: 'saved' });
  expect(browser.saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'Facture_F2026-004217.pdf');
});

it.each([knownInvoice.downloadLink, `https://pro.eaux-du-ponant.example${knownInvoice.downloadLink}`])(
  'requests from the origin of the portal the document with the download link %j',
  async (downloadLink) => {
    const fetched = answering(pdf);
    await expect(ended(downloadLink)).resolves.toMatchObject({ value: 'saved' });
    const [request] = fetched.mock.calls[0] ?? [];
    expect(request instanceof Request ? request.url : String(request)).toBe(
      `https://pro.eaux-du-ponant.example${knownInvoice.downloadLink}`,
    );
  },
);

const elsewhere = [
  'https://pro.eaux-du-ponant.example//evil.example/F2026-004217.pdf',
  'https://pro.eaux-du-ponant.example/\\evil.example/F2026-004217.pdf',
  'https://evil.example/F2026-004217.pdf',
  'http://pro.eaux-du-ponant.example/F2026-004217.pdf',
  'https://pro.eaux-du-ponant.example.evil.example/',
  '//evil.example/F2026-004217.pdf',
  '/\\evil.example/F2026-004217.pdf',
  '/\t/evil.example/F2026-004217.pdf',
  '\\\\evil.example\\F2026-004217.pdf',
  'javascript:alert(1)',
  'data:application/pdf,%PDF-1.4',
  'blob:https://pro.eaux-du-ponant.example/1',
  'evil.example/F2026-004217.pdf',
];

it.each(elsewhere)(
  'sends no request for a document with the download link %j, with or without a token',
  async (downloadLink) => {
    const fetched = answering(pdf);
    const failed = { value: 'failed', failure: { kind: 'technical' } };
    await expect(ended(downloadLink)).resolves.toMatchObject(failed);
    clearToken();
    await expect(ended(downloadLink)).resolves.toMatchObject(failed);
    expect(fetched).not.toHaveBeenCalled();
    expect(browser.saveFile).not.toHaveBeenCalled();
  },
);

it('returns a failure if the browser cannot save a file', async () => {
  answering(pdf);
  vi.mocked(browser.saveFile).mockImplementation(() => {
    throw new Error('The storage is full');
  });
  await expect(ended()).resolves.toMatchObject({ value: 'failed', failure: { message: t('unsaved') } });
});
