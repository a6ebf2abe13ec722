/** Account that receives the payments of a brand (docs/rules.md#transfer). */
export type TransferAccount = Readonly<Record<'name' | 'iban' | 'bic', string>>;

/** Maximum lengths of a name, a reference and a remittance text (EPC132-08). */
export const longestName = 70;
export const longestReference = 35;
/** Length of the time at the end of the reference of a contract: `-20261127-140509042`. */
export const stampLength = 19;
export const longestRemittance = 140;

/** Amounts that a transfer accepts, in cents: 0.01 € to 999,999,999.99 € (EPC132-08, AT-T002). */
export const isTransferable = (cents: number): boolean => cents >= 1 && cents <= 99_999_999_999;

/** Replacements of the characters that Unicode does not decompose to the Latin set of EPC217-08. */
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
  '«': "'",
  '»': "'",
  '“': "'",
  '”': "'",
  '"': "'",
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  _: '-',
  '~': '-',
  ';': ',',
  '[': '(',
  '{': '(',
  ']': ')',
  '}': ')',
  '|': '/',
  '\\': '/',
};

const replace = (sign: string): string => replacements[sign] ?? (/\p{Dash}/u.test(sign) ? '-' : '.');

/**
 * Writes a text in the Latin character set of EPC217-08, which every bank accepts: letters without accents,
 * digits, `/ - ? : ( ) . , ' +` and single spaces. Any other character becomes a dot.
 */
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

/** Changes of a name that lose a part of it: the end, or signs that become dots. */
export const lossesOf = (name: string): ('cut' | 'dropped')[] => [
  ...(toSepaText(name).length > longestName ? (['cut'] as const) : []),
  ...(dotsIn(toSepaText(name)) > dotsIn(name) ? (['dropped'] as const) : []),
];

export const isSepaName = (text: string): boolean => /[a-z\d]/i.test(toSepaText(text));

/** Removes the slashes that a reference must not have: at its ends, and two together (EPC230-15). */
const bareReference = (text: string): string =>
  text
    .split('/')
    .filter((part) => part !== '')
    .join('/')
    .trim();

/** Reference of at most 35 characters that ends with `end`, else the standard text for none. */
export const sepaReference = (text: string, end = ''): string =>
  (bareReference(bareReference(toSepaText(text)).slice(0, longestReference - end.length)) || 'NOTPROVIDED') +
  end;

/** Amount with a dot and two decimals, from integer cents: `1204.38`. */
export const formatAmount = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

export type CodePayment = { account: TransferAccount; cents: number; remittance: string };

/**
 * Text of an EPC QR code (EPC069-12): version 002, UTF-8, SEPA credit transfer. The purpose and the structured
 * reference are empty, because the remittance text names the invoice.
 */
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
