import { expect, it } from 'vitest';
import { writeReading } from './meterReading.ts';

const reading = { meter: 'C09AB000318', index: 1187, date: '2026-11-20' } as const;

const lines =
  'Relevé de compteur\nCompteur : C09AB000318\nIndex : 1187 m³\nDate du relevé : 20/11/2026'.replaceAll(
    / (?=[:m])/g,
    '\u00a0',
  );

it('writes a reading in lines of a fixed format, with its index as typed', () => {
  expect(writeReading(reading, '')).toBe(lines);
});

it('appends the message to a reading after a blank line', () => {
  expect(writeReading(reading, 'Le regard est dans la cour.')).toBe(
    `${lines}\n\nLe regard est dans la cour.`,
  );
});
