import { countrySpecs, isSEPACountry, isValidIBAN } from 'ibantools';
import * as z from 'zod/mini';
import { requiredText } from './account/identity.ts';
import { plainText } from './text.ts';

/** Number of characters in each of the first six IBAN boxes (docs/rules.md#bank-account). */
export const ibanBoxLength = 4;

const boxNumbers = [1, 2, 3, 4, 5, 6, 7] as const;

/** Length of the seventh IBAN box: 4, or more in a country with a longer IBAN (7 in Malta). */
export const lastBoxLength = (bare: string): number =>
  Math.max(
    (countrySpecs[bare.slice(0, 2)]?.chars ?? 0) - ibanBoxLength * (boxNumbers.length - 1),
    ibanBoxLength,
  );

export type IbanBox = `iban-${(typeof boxNumbers)[number]}`;

export const ibanBoxes = boxNumbers.map((number): IbanBox => `iban-${number}`);

/** Writes an IBAN for the back office: upper case, without separators or a label such as « IBAN ». */
export const bareIban = (typed: string): string =>
  plainText(typed)
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .replace(/^(?:RIB|(?:N|NO|CODE)?IBAN)/, '');

export const joinIban = (boxes: { readonly [Box in IbanBox]?: string | undefined }): string =>
  bareIban(ibanBoxes.map((box) => boxes[box] ?? '').join(''));

export const spacedIban = (bare: string): string => bare.replace(/.{4}(?=.)/g, '$& ');

/** Checks the country, length, format and check digits, including the key (`clé RIB`) of a French IBAN. */
export const isIban = (bare: string): boolean => isValidIBAN(bare);

/** SEPA countries outside the European Economic Area (EPC409-09 v8.0). Monaco counts as French. */
const sepaOutsideEea: readonly string[] = 'AD AL CH GB GI MD ME MK RS SM VA'.split(' ');

const longestPaste = 20_000;

/** True if a letter or digit directly follows the IBAN: the pasted text then is not this IBAN. */
const isTooLong = (pasted: string, iban: string): boolean =>
  new RegExp(`${[...iban].join('[^A-Z\\d]*')}[A-Z\\d]`).test(plainText(pasted).toUpperCase());

/** Longest valid IBAN in a pasted text, or the text itself if it starts like an IBAN, or null. */
export const findIban = (pasted: string): string | null => {
  const bare = bareIban(pasted.slice(0, longestPaste));
  let found = /^[A-Z]{2}\d{2}[A-Z\d]{11,}$/.test(bare) ? bare : null;
  let longest = 0;
  for (const { index, 0: country } of bare.matchAll(/[A-Z]{2}(?=\d{2})/g)) {
    const iban = bare.slice(index, index + (countrySpecs[country]?.chars ?? 0));
    if (iban.length > longest && isIban(iban) && !isTooLong(pasted.slice(0, longestPaste), iban)) {
      found = iban;
      longest = iban.length;
    }
  }
  return found;
};

const box = z._default(z.string(), '');

const isEmptyOrIban = (iban: string) => iban === '' || isIban(iban);

export const ibanKeys = {
  'iban-1': box,
  'iban-2': box,
  'iban-3': box,
  'iban-4': box,
  'iban-5': box,
  'iban-6': box,
  'iban-7': box,
};

export const bankAccountKeys = { holder: requiredText('holder'), ...ibanKeys };

export type Boxes = Parameters<typeof joinIban>[0];

/** Checks of the IBAN of a form, if `isRequested` is true. Messages: `iban.required`, `iban.wrongIban`. */
export const ibanChecks = <Typed extends Boxes>(isRequested: (typed: Typed) => boolean = () => true) => {
  const check = (isRight: (iban: string) => boolean, error: string) =>
    z.refine<Typed>((typed) => !isRequested(typed) || isRight(joinIban(typed)), { path: ['iban'], error });
  return [check((iban) => iban !== '', 'iban.required'), check(isEmptyOrIban, 'iban.wrongIban')] as const;
};

/** True for a SEPA country. Also true for an unknown country code, which `ibanChecks` rejects. */
const isInSepa = (country: string): boolean =>
  !(country in countrySpecs) || isSEPACountry(country) || sepaOutsideEea.includes(country);

/** Checks of a SEPA payment. `iban.needsBic`: the account is outside the European Economic Area. */
export const sepaIbanChecks = <Typed extends Boxes>() => {
  const check = (isRight: (country: string) => boolean, error: string) =>
    z.refine<Typed>(
      (typed) => {
        const iban = joinIban(typed);
        return isRight(iban.slice(0, 2)) || (error === 'iban.needsBic' && !isIban(iban));
      },
      { path: ['iban'], error },
    );
  return [
    ...ibanChecks<Typed>((typed) => isInSepa(joinIban(typed).slice(0, 2))),
    check(isInSepa, 'iban.notSepa'),
    check((country) => !sepaOutsideEea.includes(country), 'iban.needsBic'),
  ] as const;
};
