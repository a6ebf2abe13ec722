import { countrySpecs, isValidIBAN } from 'ibantools';
import { plainText } from './typed.ts';

/** An IBAN is typed in boxes of four characters, up to seven of them (docs/rules.md#bank-account). */
export const ibanBoxLength = 4;

const boxNumbers = [1, 2, 3, 4, 5, 6, 7] as const;

export type IbanBox = `iban-${(typeof boxNumbers)[number]}`;

export const ibanBoxes = boxNumbers.map((number): IbanBox => `iban-${number}`);

/** An IBAN as the calls carry it: upper case, without the separators or the title people copy with it. */
export const bareIban = (typed: string): string =>
  plainText(typed)
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .replace(/^(?:RIB|(?:N|NO|CODE)?IBAN)/, '');

/** The IBAN that the boxes hold; a missing box is an empty one. */
export const joinIban = (boxes: { readonly [Box in IbanBox]?: string | undefined }): string =>
  bareIban(ibanBoxes.map((box) => boxes[box] ?? '').join(''));

/** Whether the country, the length, the format and the keys, that of a French RIB too, are right. */
export const isIban = (bare: string): boolean => isValidIBAN(bare);

/** No document that holds an IBAN and is pasted whole is longer, in characters. */
const longestPaste = 20_000;

/**
 * Longest valid IBAN in a pasted text, with any text before and after it, else the whole text when it starts
 * like one. Null where there is none.
 */
export const findIban = (pasted: string): string | null => {
  const bare = bareIban(pasted.slice(0, longestPaste));
  let found = /^[A-Z]{2}\d{2}[A-Z\d]{11,}$/.test(bare) ? bare : null;
  let longest = 0;
  for (const { index, 0: country } of bare.matchAll(/[A-Z]{2}(?=\d{2})/g)) {
    const iban = bare.slice(index, index + (countrySpecs[country]?.chars ?? 0));
    if (iban.length > longest && isIban(iban)) {
      found = iban;
      longest = iban.length;
    }
  }
  return found;
};
