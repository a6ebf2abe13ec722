import { describe, expect, it } from 'vitest';
import { makeDueInvoice, makeInvoices } from '../fixtures/account.ts';
import { creditor } from '../fixtures/ibans.ts';
import { toPainFile } from './painFile.ts';
import { codeText, cutSepaText, isSepaName, sepaReference, toSepaText } from './sepa.ts';
import { splitSelection, toTransfers } from './transfer.ts';

const today = new Date('2026-11-27T14:05:09.042');
const debtor = {
  name: 'Œuvres & Béton du Léon, société coopérative à responsabilité limitée de très longue dénomination',
  iban: 'DE89370400440532013000',
};

const select = (count: number, change: object = {}) =>
  makeInvoices(count).map((invoice) => makeDueInvoice({ ...invoice, status: 'A', ...change }, today));

const write = (count: number, grouping: 'invoice' | 'contract', change: object = {}) => {
  const transfers = toTransfers(select(count, change), grouping);
  return toPainFile({ creditor, debtor, day: '2026-12-01', grouping, transfers }, today);
};

type Leaf = { path: string; text: string };

const leavesOf = (file: string): Leaf[] => {
  const open: string[] = [];
  return [...file.matchAll(/<(\/?)(\w+)(?: [^>]*)?>([^<]*)/g)].flatMap(([, close, name = '', text = '']) => {
    if (close) return open.pop() === name ? [] : [{ path: `unclosed ${name}`, text }];
    open.push(name);
    return text.trim() === '' ? [] : [{ path: open.slice(2).join('/'), text }];
  });
};

const name = /^[a-zA-Z0-9/\-?:().,'+ ]{1,70}$/;
const reference = /^(?!\/)(?!.*\/\/)[a-zA-Z0-9/\-?:().,'+ ]{1,35}(?<!\/)$/;
const amount = /^\d{1,9}\.\d\d$/;
const iban = /^[A-Z]{2}\d\d[a-zA-Z0-9]{1,30}$/;

/** Expected XML elements without children, in order, with patterns of their texts (EPC132-08 2023 V1.0). */
const header: readonly (readonly [path: string, pattern: RegExp, source: string])[] = [
  ['GrpHdr/MsgId', reference, 'Max35Text; signs of EPC217-08'],
  ['GrpHdr/CreDtTm', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/, 'ISODateTime'],
  ['GrpHdr/NbOfTxs', /^\d{1,15}$/, 'Max15NumericText'],
  ['GrpHdr/CtrlSum', amount, 'DecimalNumber: two decimals'],
  ['GrpHdr/InitgPty/Nm', name, 'limited to 70 characters'],
  ['PmtInf/PmtInfId', reference, 'Max35Text; signs of EPC217-08'],
  ['PmtInf/PmtMtd', /^TRF$/, 'PaymentMethod3Code: only TRF'],
  ['PmtInf/NbOfTxs', /^\d{1,15}$/, 'Max15NumericText'],
  ['PmtInf/CtrlSum', amount, 'DecimalNumber: two decimals'],
  ['PmtInf/PmtTpInf/SvcLvl/Cd', /^SEPA$/, 'AT-T001: only SEPA'],
  ['PmtInf/ReqdExctnDt/Dt', /^\d{4}-\d\d-\d\d$/, 'AT-T013: ISODate'],
  ['PmtInf/Dbtr/Nm', name, 'AT-P001: 70 characters'],
  ['PmtInf/DbtrAcct/Id/IBAN', iban, 'AT-D001: IBAN2007Identifier'],
  ['PmtInf/DbtrAgt/FinInstnId/Othr/Id', /^NOTPROVIDED$/, 'only NOTPROVIDED, or a BIC (AT-D002)'],
  ['PmtInf/ChrgBr', /^SLEV$/, 'ChargeBearerType1Code: only SLEV'],
];
const transaction: typeof header = [
  ['PmtInf/CdtTrfTxInf/PmtId/EndToEndId', reference, 'AT-T014: Max35Text'],
  ['PmtInf/CdtTrfTxInf/Amt/InstdAmt', amount, 'AT-T002: 0.01 to 999999999.99'],
  [
    'PmtInf/CdtTrfTxInf/CdtrAgt/FinInstnId/BICFI',
    /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
    'AT-C002: BICFIDec2014Identifier',
  ],
  ['PmtInf/CdtTrfTxInf/Cdtr/Nm', name, 'AT-E001: 70 characters'],
  ['PmtInf/CdtTrfTxInf/CdtrAcct/Id/IBAN', iban, 'AT-C001: IBAN2007Identifier'],
  ['PmtInf/CdtTrfTxInf/RmtInf/Ustrd', /^[a-zA-Z0-9/\-?:().,'+ ]{1,140}$/, 'AT-T009: Max140Text'],
];

describe.each([
  [1, 'invoice', 1],
  [27, 'invoice', 27],
  [600, 'invoice', 600],
  [27, 'contract', 1],
] as const)('a pain.001 file of %i invoices with one transfer per %s', (count, grouping, transfers) => {
  const file = write(count, grouping, { numeroFacture: `//Nº é_${'9'.repeat(60)}/` });
  const leaves = leavesOf(file);

  it('writes the elements of pain.001 in the order, length and characters of the standard', () => {
    const rules = [...header, ...Array.from({ length: transfers }, () => transaction).flat()];
    expect(leaves.map(({ path }) => path)).toEqual(rules.map(([path]) => path));
    expect(rules.filter(([, pattern], rank) => !pattern.test(leaves[rank]?.text ?? ''))).toEqual([]);
  });

  it('writes the number of transfers, and their total to the cent', () => {
    const texts = (end: string) => leaves.filter(({ path }) => path.endsWith(end)).map(({ text }) => text);
    const cents = texts('/InstdAmt').map((text) => Number(text.replace('.', '')));
    const sum = `${count * 120 + Math.floor((count * 40) / 100)}.${String((count * 40) % 100).padStart(2, '0')}`;
    expect(cents.reduce((total, each) => total + each, 0)).toBe(count * 12_040);
    expect(texts('/NbOfTxs')).toEqual([String(transfers), String(transfers)]);
    expect(texts('/CtrlSum')).toEqual([sum, sum]);
    expect(file.match(/ Ccy="EUR"/g)).toHaveLength(transfers);
  });
});

it('appends the creation time to the identifiers in a transfer file', () => {
  const contract = '9/'.repeat(40);
  const transfers = toTransfers(select(2, { reference: contract }), 'contract');
  const order = { creditor, debtor, day: '2026-12-01', grouping: 'contract', transfers } as const;
  const idsAt = (moment: Date) =>
    leavesOf(toPainFile(order, moment)).flatMap(({ path, text }) =>
      /MsgId|PmtInfId|EndToEndId/.test(path) ? text : [],
    );
  expect(transfers[0]?.cut).toEqual(['reference']);
  expect([today, new Date(today.getTime() + 1)].map(idsAt)).toEqual(
    ['-20261127-140509042', '-20261127-140509043'].map((stamp) => [
      `VIR${stamp}`,
      `VIR${stamp}-1`,
      `9/9/9/9/9/9/9/9${stamp}`,
    ]),
  );
});

it.each([
  ['Société Générale d’Œuvres', "Societe Generale d'OEuvres"],
  ['Müller & Söhne – Straße n° 5', 'Muller + Sohne - Strasse no 5'],
  ['A_B;C [D] {E} «F» 日本 €', "A-B,C (D) (E) 'F' .. E"],
  ['  deux\t espaces\u00A0ici\n', 'deux espaces ici'],
  ['un\u200Bder', 'under'],
])('converts the text %j to %j, which contains only the Latin characters of EPC217-08', (text, written) => {
  expect(toSepaText(text)).toBe(written);
});

it.each([
  ['F2026-004217', 'F2026-004217'],
  ['//F/2026//1/', 'F/2026/1'],
  [`${'9'.repeat(34)}/9`, '9'.repeat(34)],
  ['//', 'NOTPROVIDED'],
])('converts the invoice number %j to the payment reference %j', (number, written) => {
  expect(sepaReference(number)).toBe(written);
});

it('rejects a name without a Latin letter or digit, and truncates a long name after a word', () => {
  expect(['Été', '3M', '日本', ' ', '«»'].filter(isSepaName)).toEqual(['Été', '3M']);
  expect(cutSepaText('Eau et air', 4)).toBe('Eau');
});

it('truncates the remittance text, which lists the invoice numbers, to 140 characters', () => {
  const [all] = toTransfers(select(3), 'contract');
  const [cut] = toTransfers(select(27), 'contract');
  expect(all).toEqual({
    reference: '981000004217',
    cents: 36_120,
    remittance: 'Contrat 981000004217 factures F2026-009000, F2026-008999, F2026-008998',
    cut: [],
  });
  expect(cut?.cut).toEqual(['remittance']);
  expect(cut?.remittance).toMatch(
    /^Contrat 981000004217 factures F2026-009000, .*F2026-008994 et 20 autres$/,
  );
  const [long] = toTransfers(select(1, { numeroFacture: '9'.repeat(150) }), 'contract');
  expect(long).toMatchObject({ remittance: expect.stringMatching(/^Contrat .{132}$/), cut: ['remittance'] });
});

it('counts the invoices excluded from a transfer file for each reason', () => {
  const monthly = select(1).map((invoice) => ({ ...invoice, isMonthly: true }));
  const selected = [
    ...select(2),
    ...select(1, { status: 'S' }),
    ...select(1, { status: '' }),
    ...select(1, { montantFacture: -12 }),
    ...select(1, { montantFacture: 0.001 }),
    ...select(1, { montantFacture: null }),
    ...select(1, { montantFacture: 1e9 }),
    ...monthly,
  ];
  const { invoices, left } = splitSelection(selected);
  expect(invoices).toEqual(select(2));
  expect(left).toEqual({ settled: 2, credit: 2, monthly: 1, unknown: 2 });
});

it('writes the eleven lines that a QR code for a transfer requires (EPC069-12)', () => {
  const text = codeText({ account: creditor, cents: 120_438, remittance: 'Facture F1 contrat 981000004217' });
  expect(text.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'PONTFRP0',
    'Societe des eaux du Ponant',
    'FR7630006000011234567890189',
    'EUR1204.38',
    '',
    '',
    'Facture F1 contrat 981000004217',
  ]);
});
