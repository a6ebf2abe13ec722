import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { copiedIbans, typedIban, validIbans, wrongIbans } from './fixtures/ibans.ts';
import { bareIban, findIban, ibanKeys, isIban, joinIban, lastBoxLength, sepaIbanChecks } from './iban.ts';

describe('an IBAN', () => {
  it.each(validIbans)('accepts an IBAN: $title', ({ iban }) => {
    expect(isIban(iban)).toBe(true);
    expect(findIban(iban)).toBe(iban);
  });
  it.each(copiedIbans)('normalises the copied text of an IBAN: $title', ({ copied, iban }) => {
    expect(bareIban(copied)).toBe(iban);
    expect(findIban(copied)).toBe(iban);
    expect(isIban(iban)).toBe(true);
  });
  it.each(wrongIbans)('rejects an IBAN: $title', ({ iban }) => {
    expect(isIban(iban)).toBe(false);
  });
  it.each(validIbans)('joins the inputs of an IBAN, and limits the last input: $title', ({ iban }) => {
    const boxes = typedIban(iban);
    expect(joinIban(boxes)).toBe(iban);
    expect(boxes['iban-7'].length).toBeLessThanOrEqual(lastBoxLength(iban));
  });
  it.each([
    ['FR76', 4],
    ['MT84', 7],
    ['LC55', 8],
    ['ZZ', 4],
  ])('allows in the last input of an IBAN that begins with %s up to %i characters', (start, length) => {
    expect(lastBoxLength(start)).toBe(length);
  });
});

it('joins the filled IBAN inputs, and removes the word IBAN from an IBAN', () => {
  expect(joinIban({ 'iban-1': 'FR76' })).toBe('FR76');
  expect(bareIban('GB29 IBAN 6016')).toBe('GB29IBAN6016');
});

const iban = 'FR7630006000011234567890189';
const spaced = 'FR76 3000 6000 0112 3456 7890 189';

describe('findIban in pasted text', () => {
  it.each([
    `RIB ${spaced}`,
    `N° IBAN : ${spaced}`,
    `Code IBAN ${spaced}`,
    `BIC AGRIFRPP833 IBAN ${spaced}`,
    `${spaced} BNPAFRPPXXX`,
    `${spaced} EUR`,
    'FR76 3000 6000 0112\r\n3456 7890 189',
    `Titulaire : SARL DU PORT\nDomiciliation 12345\n${spaced}\nBIC : BNPAFRPPXXX\nEUR`,
    `\u202aFR76\u200b3000\u201160000112\u00a034567890189\u202c`,
    'ＦＲ７６ 3000 6000 0112 3456 7890 189',
    `NL91 ABNA 0417 1643 00 / ${spaced}`,
  ])('finds the longest valid IBAN in the pasted text %j', (pasted) => {
    expect(findIban(pasted)).toBe(iban);
  });

  it.each([
    ['wrong check digits', 'FR77 3000 6000 0112 3456 7890 189', 'FR7730006000011234567890189'],
    ['wrong digits after its name', 'RIB : FR77 3000 6000 0112 3456 7890 189', 'FR7730006000011234567890189'],
    ['a character too many', `${spaced}X`, `${iban}X`],
  ])('returns for an IBAN with %s, pasted as %j, the text %s for the IBAN inputs', (_, pasted, found) => {
    expect(findIban(pasted)).toBe(found);
  });

  it.each(['', 'FR76', 'Bonjour', 'FR7A30006000011234567890189', 'BNPAFRPPXXX'])(
    'finds no IBAN in the pasted text %j',
    (pasted) => {
      expect(findIban(pasted)).toBeNull();
    },
  );
});

it.each([
  [
    'FR7630006000011234567890189 MT31MALT01100000000000000000123 LI21088100002324013AA NO9386011117947 MC5811222000010123456789030',
    [],
  ],
  ['GB29NWBK60161331926819 CH9300762011623852957', ['iban.needsBic']],
  ['AD1200012030200359100100 SM86U0322509800000000270100 GI75NWBK000000007099453', ['iban.needsBic']],
  ['AL47212110090000000235698741 MD24AG000225100013104168 ME25505000012345678951', ['iban.needsBic']],
  ['VA59001123000012345678 MK07250120000058984 RS35260005601001611379', ['iban.needsBic']],
  [
    'TR330006100519786457841326 XK051212012345678906 TR330006100519786457841327 BR1800360305000010009795493C1',
    ['iban.notSepa'],
  ],
  ['FR7730006000011234567890189', ['iban.wrongIban']],
])('returns for each of the IBANs %s, used for a SEPA payment, the errors %j', (ibans, expected) => {
  const schema = z.object(ibanKeys).check(...sepaIbanChecks());
  for (const whole of ibans.split(' ')) {
    const { error } = schema.safeParse({ 'iban-1': whole });
    expect(error?.issues.map(({ message }) => message) ?? [], whole).toEqual(expected);
  }
});
