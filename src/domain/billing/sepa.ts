/** Account on which a utility receives transfers (docs/rules.md#transfer). */
export type TransferAccount = Readonly<Record<'name' | 'iban' | 'bic', string>>;

/** Maximum numbers of characters of the texts in a SEPA file (EPC132-08). */
export const longestName = 70;
export const longestReference = 35;
/** Length of the date and time at the end of each reference of a file: `-20261127-140509042`. */
export const stampLength = 19;
export const longestRemittance = 140;

/** True for an amount that a transfer may have: 0.01 € to 999,999,999.99 € (EPC132-08, AT-T002). */
export const isTransferable = (cents: number): boolean => cents >= 1 && cents <= 99_999_999_999;

/** Latin replacements for signs that NFKD does not decompose. A key lists the replaced signs (EPC217-08). */
const replacements: Readonly<Record<string, string>> = {
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ß: 'ss',
  '°': 'o',
  '&': '+',
  '€': 'E',
  '«»“”"`': "'",
  '_~': '-',
  ';': ',',
  '[{': '(',
  ']}': ')',
  '|\\': '/',
};

const replace = (sign: string): string => {
  const [, replacement] = Object.entries(replacements).find(([signs]) => signs.includes(sign)) ?? [];
  return replacement ?? (/\p{Dash}/u.test(sign) ? '-' : '.');
};

/** Writes a text in the characters that every bank accepts (EPC217-08). Other characters become dots. */
export const toSepaText = (text: string): string =>
  text
    .replace(/[´’‘]/g, "'")
    .normalize('NFKD')
    .replace(/\p{M}|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[^a-zA-Z0-9/\-?:().,'+\s]/gu, replace)
    .replace(/\s+/g, ' ')
    .trim();

export const cutSepaText = (text: string, most: number): string => toSepaText(text).slice(0, most).trim();

const dotsIn = (text: string): number => text.split('.').length;

/** Changes of a name in a SEPA file. `cut`: the name is too long. `dropped`: characters became dots. */
export const lossesOf = (name: string): ('cut' | 'dropped')[] => [
  ...(toSepaText(name).length > longestName ? (['cut'] as const) : []),
  ...(dotsIn(toSepaText(name)) > dotsIn(name) ? (['dropped'] as const) : []),
];

export const isSepaName = (text: string): boolean => /[a-z\d]/i.test(toSepaText(text));

/** Removes leading, trailing and double slashes, which EPC230-15 forbids in a reference. */
const bareReference = (text: string): string =>
  text
    .split('/')
    .filter((part) => part !== '')
    .join('/')
    .trim();

/** SEPA reference of at most 35 characters that ends with `end`. `NOTPROVIDED` replaces an empty text. */
export const sepaReference = (text: string, end = ''): string =>
  (bareReference(bareReference(toSepaText(text)).slice(0, longestReference - end.length)) || 'NOTPROVIDED') +
  end;

/** Formats integer cents as euros with a dot and two decimals: `1204.38`. */
export const formatAmount = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

export type CodePayment = { account: TransferAccount; cents: number; remittance: string };

/** Text of a payment QR code (EPC069-12). Its empty lines are the purpose and the structured reference. */
export const codeText = ({ account: { name, iban, bic }, cents, remittance }: CodePayment): string =>
  [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    cutSepaText(name, longestName),
    iban,
    `EUR${formatAmount(cents)}`,
    '',
    '',
    cutSepaText(remittance, longestRemittance),
  ].join('\n');
