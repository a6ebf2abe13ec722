import { describe, expect, it } from 'vitest';
import { openSandbox } from '../testing.ts';

const reference = '981000000037';
const newest = 'F1000000037-0027';
const ofSomeoneElse = 'F1001000037-0008';
/** Billed every 73 days: its eleventh invoice is 731 days old. */
const eleventh = 'F1000023794-0010';

const openDocuments = async (today = '2026-11-21') => {
  const sandbox = await openSandbox('owner', 'default', today);
  const send = (method: string, path: string, body?: unknown) =>
    sandbox.send(method, path, { token: sandbox.token, body });
  const download = (number: string) => send('GET', `/api/invoice/download/${number}`);
  return { ...sandbox, send, download };
};

type Insert = { lbEncart: string; urlEncart: string; insertDownloadCode: string };

const openInserts = async () => {
  const { ask, send } = await openDocuments();
  return {
    ask,
    inserts: async (numeroFacture: string): Promise<Insert[]> =>
      (await ask('POST', '/api/invoice/inserts', { body: { reference, numeroFacture } })).json.ListeEncarts,
    open: (code: string) => send('POST', '/api/invoice/inserts/download', { code }),
  };
};

const winAnsi: Record<number, string> = { 128: '€', 146: '’' };

const readPdf = async (answer: Response): Promise<string> => {
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const content = Array.from(bytes, (byte) => winAnsi[byte] ?? String.fromCharCode(byte)).join('');
  expect(content).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
  const table = Number(/startxref\n(\d+)/.exec(content)?.[1]);
  expect(content.slice(table, table + 4)).toBe('xref');
  return content;
};

describe('the document of an invoice', () => {
  it('is a PDF with its number, its contract, its date and its amount', async () => {
    const { download, ask } = await openDocuments();
    const body = {
      startDate: '2026-11-16',
      endDate: '2026-11-16',
      reference,
      currentPage: 1,
      itemsPerPage: 5,
    };
    const { json } = await ask('POST', '/api/invoices', { body });
    const [{ montantFacture, downloadLink }] = json.clientFacturesPro[0].facturesPro;
    expect(downloadLink).toBe(`/api/invoice/download/${newest}`);
    const answer = await download(newest);
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="facture-${newest}.pdf"`);
    const content = await readPdf(answer);
    const amount = montantFacture.toLocaleString('fr-FR', { style: 'currency', currency: 'EUR' });
    for (const written of [newest, reference, '16/11/2026', amount.replaceAll('\u202f', '\u00a0')])
      expect(content).toContain(written);
  });

  it.each([
    ['2026-11-21', 'two years and a day', 'application/json'],
    ['2028-11-21', 'two years to the day', 'application/pdf'],
  ])('on %s, of %s, is %s', async (today, _, type) => {
    const { download } = await openDocuments(today);
    const answer = await download(eleventh);
    expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({
      status: 200,
      type,
    });
    if (type === 'application/json')
      expect(await answer.json()).toEqual({ code: '51', message: expect.stringContaining('deux ans') });
  });

  it.each([
    ['another account', ofSomeoneElse],
    ['nobody, past the last', 'F1000000037-0028'],
    ['nobody, before the first', 'F1000000037-0000'],
    ['nobody', 'x'],
  ])('of %s is unknown', async (_, number) => {
    const { download } = await openDocuments();
    const answer = await download(number);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: '404', message: expect.any(String) });
  });

  it('requires the session of its customer', async () => {
    const { send, token } = await openSandbox('admin', 'default', '2026-11-21');
    const path = `/api/invoice/download/${ofSomeoneElse}`;
    expect((await send('GET', path, { token })).headers.get('content-type')).toBe('application/pdf');
    expect((await send('GET', path)).status).toBe(401);
  });
});

describe('the inserts of an invoice', () => {
  it.each([
    [newest, 1],
    ['F1000000037-0026', 0],
    ['F1000000037-0025', 3],
  ])('%s has %i, each with its code and its PDF', async (number, count) => {
    const { inserts, open } = await openInserts();
    const found = await inserts(number);
    expect(found).toHaveLength(count);
    expect(new Set(found.map(({ insertDownloadCode }) => insertDownloadCode)).size).toBe(count);
    for (const { lbEncart, urlEncart, insertDownloadCode } of found) {
      expect(urlEncart).toMatch(/^\/encarts\//);
      const content = await readPdf(await open(insertDownloadCode));
      expect(content).toContain(lbEncart);
      expect(content).toContain(number);
    }
  });

  it.each([
    ['the invoice of another contract', { reference: '981000007956', numeroFacture: newest }, 404],
    ['the invoice of another account', { reference: '981001000037', numeroFacture: ofSomeoneElse }, 404],
    ['a missing number', { reference }, 400],
    ['a malformed reference', { reference: '98', numeroFacture: newest }, 400],
    ['an unknown key', { reference, numeroFacture: newest, page: 1 }, 400],
  ])('are refused for %s', async (_, body, status) => {
    const { ask } = await openInserts();
    expect((await ask('POST', '/api/invoice/inserts', { body })).status).toBe(status);
  });

  it.each([
    ['of no insert of the invoice', `${newest}-E2`, 404],
    ['of another account', `${ofSomeoneElse}-E1`, 404],
    ['in another format', newest, 404],
    ['without a value', '', 400],
  ])('refuse a code %s', async (_, code, status) => {
    const { open } = await openInserts();
    expect((await open(code)).status).toBe(status);
  });
});
