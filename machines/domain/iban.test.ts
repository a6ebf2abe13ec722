import { describe, expect, it } from 'vitest';
import { copiedIbans, validIbans, wrongIbans } from './fixtures/ibans.ts';
import { bareIban, ibanBoxes, isIban, joinIban, looksLikeIban } from './iban.ts';

it('is shown on forty IBANs, the valid ones of at least fifteen countries', () => {
  expect(validIbans.length + copiedIbans.length + wrongIbans.length).toBe(40);
  expect(new Set(validIbans.map(({ iban }) => iban.slice(0, 2))).size).toBeGreaterThanOrEqual(15);
});

describe('an IBAN', () => {
  it.each(validIbans)('is accepted: $title', ({ iban }) => {
    expect(isIban(iban)).toBe(true);
    expect(looksLikeIban(iban)).toBe(true);
  });
  it.each(copiedIbans)('is read as copied: $title', ({ copied, iban }) => {
    expect(bareIban(copied)).toBe(iban);
    expect(isIban(iban)).toBe(true);
  });
  it.each(wrongIbans)('is refused: $title', ({ iban }) => {
    expect(isIban(iban)).toBe(false);
  });
  it.each(validIbans)('is joined from its boxes: $title', ({ iban }) => {
    const boxes = ibanBoxes.map((box, index) => [box, iban.slice(4 * index, 4 * index + 4)]);
    expect(joinIban(Object.fromEntries(boxes))).toBe(iban);
  });
});

it('is joined from the boxes that are there, and holds the word IBAN if it must', () => {
  expect(joinIban({ 'iban-1': 'FR76' })).toBe('FR76');
  expect(bareIban('GB29 IBAN 6016')).toBe('GB29IBAN6016');
});

it.each(['XFR7630006000011234567890189', 'FR7630006000011234567890189-', 'FR7A30006000011234567890189'])(
  '%s does not look like one',
  (bare) => {
    expect(looksLikeIban(bare)).toBe(false);
  },
);
