import { expect, it } from 'vitest';
import type { ListRequest } from '#machines/invoice-export/invoiceExport.setup.ts';
import { readWorkbook } from '#test/workbook/readWorkbook.ts';
import { readZip } from '#test/workbook/readZip.ts';
import type { Unread } from '../../domain/answer.ts';
import { type Invoice, invoiceKey } from '../../domain/billing/invoice.ts';
import { dueInvoice } from '../../domain/billing/toPay.ts';
import { billingContract, knownInvoice } from '../../domain/fixtures/account.ts';
import { writeList } from './writeList.ts';

const today = new Date(2026, 10, 21);
const contract = { ...billingContract, name: 'Fournil', served_address: '3 rue du Port' };

const write = (
  changes: readonly Partial<Invoice>[],
  request: Partial<ListRequest> & Pick<ListRequest, 'format'>,
) => {
  const seen = { today, showsDueDates: request.showsDueDates ?? true };
  const invoices = changes.map((change) => dueInvoice({ ...knownInvoice, ...change }, contract, seen));
  return writeList({ invoices, shown: [], unread: [], ...seen, ...request });
};

const writeCsv = async (
  changes: readonly Partial<Invoice>[],
  showsDueDates = true,
  shown: readonly string[] = [],
) => {
  const file = await write(changes, { format: 'csv', shown, showsDueDates });
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return new TextDecoder().decode(bytes).split('\r\n');
};

it('writes a CSV list of invoices with semicolons, decimal commas and French dates', async () => {
  expect(await writeCsv([{}])).toEqual([
    'Référence du contrat;Nom du contrat;Adresse;Numéro;Date;Échéance;Jours de retard;Montant (€);Statut;Consommation (m³)',
    '98-1000-0042-17;Fournil;3 rue du Port;F2026-004217;02/10/2026;02/11/2026;19;120,40;En retard;35',
    '',
  ]);
});

it('excludes from the list of invoices the due dates and consumption that the screen hides', async () => {
  const [head, row] = await writeCsv([{}], false);
  expect(head).toBe('Référence du contrat;Nom du contrat;Adresse;Numéro;Date;Montant (€);Statut');
  expect(row).toBe('98-1000-0042-17;Fournil;3 rue du Port;F2026-004217;02/10/2026;120,40;En attente');
});

it('writes invoice numbers without spaces, and an empty cell for a missing value', async () => {
  const [, credit, unknown] = await writeCsv([
    { montantFacture: -1234.5, status: 'S', consoRelevee: 12.5 },
    {
      numeroFacture: '2',
      dateFacture: 'inconnue',
      dateEcheance: '',
      montantFacture: null,
      status: '',
      consoRelevee: null,
    },
  ]);
  expect(credit).toBe(
    '98-1000-0042-17;Fournil;3 rue du Port;F2026-004217;02/10/2026;02/11/2026;;-1234,50;Réglée;12,5',
  );
  expect(unknown).toBe('98-1000-0042-17;Fournil;3 rue du Port;"\t2";inconnue;;;;;');
});

it('sorts the list of invoices by contract, then by decreasing date, as the screen does', async () => {
  const [, ...rows] = await writeCsv([
    { reference: '982', dateFacture: '01/01/2026', numeroFacture: 'F3', status: 'S' },
    { reference: '981', dateFacture: '02/10/2026', numeroFacture: 'F2' },
    { reference: '981', dateFacture: '03/09/2026', numeroFacture: 'F1' },
  ]);
  expect(rows.slice(0, 3).map((row) => row.split(';')[3])).toEqual(['F2', 'F1', 'F3']);
});

it('lists the displayed invoices first, in the order of the table, then the other invoices', async () => {
  const invoices = ['F1', 'F2', 'F3', 'F4'].map((numeroFacture) => ({ numeroFacture }));
  const shown = ['F3', 'F9', 'F1'].map((numeroFacture) => invoiceKey({ ...knownInvoice, numeroFacture }));
  const [, ...rows] = await writeCsv(invoices, true, shown);
  expect(rows.slice(0, 4).map((row) => row.split(';')[3])).toEqual(['F3', 'F1', 'F2', 'F4']);
});

it('sorts the unpaid invoices by due date, as the screen does', async () => {
  const [, ...rows] = await writeCsv([
    { numeroFacture: 'F1', dateEcheance: '' },
    { numeroFacture: 'F2', dateEcheance: '12/12/2026' },
    { numeroFacture: 'F3', dateEcheance: '02/10/2026' },
  ]);
  expect(rows.slice(0, 3).map((row) => row.split(';').slice(6, 9))).toEqual([
    ['50', '120,40', 'En retard'],
    ['', '120,40', 'À échoir'],
    ['', '120,40', 'En attente'],
  ]);
});

it('sorts the unpaid invoices of all contracts by invoice date on a host without due dates', async () => {
  const [, ...rows] = await writeCsv(
    [
      { reference: '981', dateFacture: '02/10/2026', numeroFacture: 'F1' },
      { reference: '982', dateFacture: '02/10/2026', numeroFacture: 'F2' },
      { reference: '981', dateFacture: '03/09/2026', numeroFacture: 'F3' },
    ],
    false,
  );
  expect(rows.slice(0, 3).map((row) => row.split(';')[3])).toEqual(['F3', 'F1', 'F2']);
});

const writeSheet = async (changes: readonly Partial<Invoice>[], unread: readonly Unread[] = []) => {
  const { sheets } = await readWorkbook(await write(changes, { format: 'xlsx', unread }));
  expect(sheets.map(({ name }) => name)).toEqual(['Factures']);
  const [sheet] = sheets;
  return sheet ?? expect.fail('No sheet');
};

const listValues = (row: readonly { value: unknown }[] | undefined) => row?.map(({ value }) => value);

it('sets the cell types, frozen header and column widths of the workbook', async () => {
  const { rows, frozen, widths } = await writeSheet([{ montantFacture: -120.4 }]);
  expect(frozen).toEqual({ rows: 1, columns: 0 });
  expect(widths).toHaveLength(rows[0]?.length ?? 0);
  expect(widths.every((width) => width && width >= 12)).toBe(true);
  expect(rows.slice(1, -1)).toEqual([
    [
      { type: 'text', value: '98-1000-0042-17' },
      { type: 'text', value: 'Fournil' },
      { type: 'text', value: '3 rue du Port' },
      { type: 'text', value: 'F2026-004217' },
      { type: 'date', value: '2026-10-02', format: 'dd/mm/yyyy' },
      { type: 'date', value: '2026-11-02', format: 'dd/mm/yyyy' },
      { type: 'blank', value: null },
      { type: 'number', value: -120.4, format: '#,##0.00 "€"' },
      { type: 'text', value: 'En attente' },
      { type: 'number', value: 35, format: 'General' },
    ],
  ]);
});

it('writes the total in the last row, and marks the total as incomplete if a value is missing', async () => {
  const readTotal = async (...amounts: (number | null)[]) => {
    const { rows } = await writeSheet(amounts.map((montantFacture) => ({ montantFacture })));
    return listValues(rows[amounts.length + 1])?.filter((value) => value !== null);
  };
  expect(await readTotal(0.1, 0.2, -120.4)).toEqual(['Total', -120.1]);
  expect(await readTotal(120.4, null)).toEqual(['Total incomplet', 120.4]);
});

const lost: Unread[] = [
  { kind: 'contract', name: '981000007956' },
  { kind: 'invoice', name: 'F1' },
  { kind: 'invoice', name: '' },
];
const sentence =
  '1 contrat n’a pas pu être lu : 98-1000-0079-56. 2 factures n’ont pas pu être lues : F1 et 1 autre. Les totaux n’en tiennent pas compte.';

it('lists, below the total, the unreadable contracts and invoices that the total leaves out', async () => {
  const { rows } = await writeSheet([{}], lost);
  expect(rows.slice(2).map((row) => listValues(row)?.[0])).toEqual(['Total incomplet', sentence]);
});

const readMember = async (path: string) => {
  const workbook = await write([{}, {}], { format: 'xlsx' });
  return (await readZip(workbook)).get(path)?.toString('utf8') ?? expect.fail(path);
};

it('adds a filter to the header, and prints the header on each page', async () => {
  const sheet = await readMember('xl/worksheets/sheet1.xml');
  expect(
    [...sheet.matchAll(/<(sheetPr|sheetViews|cols|sheetData|autoFilter|pageSetup)\b/g)].map(
      ([, name]) => name,
    ),
  ).toEqual(['sheetPr', 'sheetViews', 'cols', 'sheetData', 'autoFilter', 'pageSetup']);
  expect(sheet).toContain('<autoFilter ref="A1:J3"/>');
  expect(sheet).toContain('<pageSetUpPr fitToPage="1"/>');
  expect(sheet).toMatch(/<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/);
  const workbook = await readMember('xl/workbook.xml');
  expect(workbook).toMatch(/<definedName name="_xlnm.Print_Titles" localSheetId="0">'Factures'!\$1:\$1</);
  expect(workbook).toContain('hidden="1">\'Factures\'!$A$1:$J$3<');
});
