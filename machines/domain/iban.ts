import { isValidIBAN } from 'ibantools';

/** An IBAN is typed in boxes of four characters, up to seven of them (docs/rules.md#bank-account). */
export const ibanBoxLength = 4;

const boxNumbers = [1, 2, 3, 4, 5, 6, 7] as const;

export type IbanBox = `iban-${(typeof boxNumbers)[number]}`;

export const ibanBoxes = boxNumbers.map((number): IbanBox => `iban-${number}`);

/** An IBAN as the calls carry it: upper case, without the separators or the title people copy with it. */
export const bareIban = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .replace(/^IBAN/, '');

/** The IBAN that the boxes hold; a missing box is an empty one. */
export const joinIban = (boxes: { readonly [Box in IbanBox]?: string | undefined }): string =>
  bareIban(ibanBoxes.map((box) => boxes[box] ?? '').join(''));

/** Whether a text without separators is as long as an IBAN and starts like one. */
export const looksLikeIban = (bare: string): boolean => /^[A-Z]{2}\d{2}[A-Z\d]{11,}$/.test(bare);

/** Whether the country, the length, the format and the keys, that of a French RIB too, are right. */
export const isIban = (bare: string): boolean => isValidIBAN(bare);
