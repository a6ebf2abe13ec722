import { type IsoDay, isoDay } from '../calendar.ts';
import { cutSepaText, formatAmount, longestName, sepaReference, type TransferAccount } from './sepa.ts';
import type { Grouping, Transfer } from './transfer.ts';

export type TransferOrder = {
  creditor: TransferAccount;
  debtor: Readonly<Record<'name' | 'iban', string>>;
  day: IsoDay;
  grouping: Grouping;
  transfers: readonly Transfer[];
};

type Element = readonly [name: string, content: string | readonly Element[], currency?: 'EUR'];

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeText = (text: string): string => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

const write = ([name, content, currency]: Element, indent = ''): string => {
  const open = `${indent}<${name}${currency ? ` Ccy="${currency}"` : ''}>`;
  if (typeof content === 'string') return `${open}${escapeText(content)}</${name}>\n`;
  return `${open}\n${content.map((child) => write(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
};

const two = (part: number): string => String(part).padStart(2, '0');

const timeOf = (moment: Date): string =>
  [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(':');

/** Date and time that make the identifiers of a file unique: `-20261127-140509042`. */
const stampOf = (moment: Date): string => {
  const [day, time] = [isoDay(moment), timeOf(moment)].map((part) => part.replace(/\D/g, ''));
  return `-${day}-${time}${String(moment.getMilliseconds()).padStart(3, '0')}`;
};

const account = (iban: string): readonly Element[] => [['Id', [['IBAN', iban]]]];

const party = (name: string): readonly Element[] => [['Nm', cutSepaText(name, longestName)]];

const toTransaction =
  (creditor: TransferAccount, end: string) =>
  ({ reference, cents, remittance }: Transfer): Element => [
    'CdtTrfTxInf',
    [
      ['PmtId', [['EndToEndId', sepaReference(reference, end)]]],
      ['Amt', [['InstdAmt', formatAmount(cents), 'EUR']]],
      ['CdtrAgt', [['FinInstnId', [['BICFI', creditor.bic]]]]],
      ['Cdtr', party(creditor.name)],
      ['CdtrAcct', account(creditor.iban)],
      ['RmtInf', [['Ustrd', remittance]]],
    ],
  ];

/** Writes SEPA transfers (`pain.001.001.09`). References contain the time: banks may reject repeated ones. */
export const toPainFile = (
  { creditor, debtor, day, grouping, transfers }: TransferOrder,
  moment: Date,
): string => {
  const stamp = stampOf(moment);
  const id = `VIR${stamp}`;
  const totals: readonly Element[] = [
    ['NbOfTxs', String(transfers.length)],
    ['CtrlSum', formatAmount(transfers.reduce((sum, { cents }) => sum + cents, 0))],
  ];
  const body = write([
    'CstmrCdtTrfInitn',
    [
      [
        'GrpHdr',
        [
          ['MsgId', id],
          ['CreDtTm', `${isoDay(moment)}T${timeOf(moment)}`],
          ...totals,
          ['InitgPty', party(debtor.name)],
        ],
      ],
      [
        'PmtInf',
        [
          ['PmtInfId', `${id}-1`],
          ['PmtMtd', 'TRF'],
          ...totals,
          ['PmtTpInf', [['SvcLvl', [['Cd', 'SEPA']]]]],
          ['ReqdExctnDt', [['Dt', day]]],
          ['Dbtr', party(debtor.name)],
          ['DbtrAcct', account(debtor.iban)],
          ['DbtrAgt', [['FinInstnId', [['Othr', [['Id', 'NOTPROVIDED']]]]]]],
          ['ChrgBr', 'SLEV'],
          ...transfers.map(toTransaction(creditor, grouping === 'contract' ? stamp : '')),
        ],
      ],
    ],
  ]);
  const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">\n${body}</Document>\n`;
};
