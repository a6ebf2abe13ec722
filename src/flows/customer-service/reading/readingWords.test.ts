import { expect, it } from 'vitest';
import { writeReading } from './meterReading.ts';

const reading = { meter: 'C09AB000318', index: 1187, date: '2026-11-20' } as const;

const lines =
  'Relevé de compteur\nCompteur : C09AB000318\nIndex : 1187 m³\nDate du relevé : 20/11/2026'.replaceAll(
    / (?=[:m])/g,
    '\u00a0',
  );

it('writes a meter reading as lines of a fixed format, with the index as typed', () => {
  expect(writeReading(reading, '')).toBe(lines);
});

it('adds the message of the user after the meter reading and an empty line', () => {
  expect(writeReading(reading, 'Le regard est dans la cour.')).toBe(
    `${lines}\n\nLe regard est dans la cour.`,
  );
});
