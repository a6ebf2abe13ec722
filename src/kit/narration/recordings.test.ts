import { expect, it } from 'vitest';
import { readRecordings, withoutRecordings, withoutScreens, withRecordings } from './recordings.ts';

const book = '# Un livre\n\n## Histoires\n\nUne histoire.\n';
const recordings = {
  spoken: 'Quand tout va bien\n\ndocument\n  titre, Un livre',
  screens: { opening: { 'un client': ['Bonjour'] }, moves: {} },
};

it('returns the recordings that a book was given', () => {
  expect(readRecordings(withRecordings(book, recordings))).toEqual(recordings);
});

it('replaces the recordings of a book, and leaves the rest', () => {
  const recorded = withRecordings(book, recordings);
  const other = { ...recordings, spoken: 'Après un refus' };
  expect(readRecordings(withRecordings(recorded, other))).toEqual(other);
  expect(withRecordings(withRecordings(recorded, other), recordings)).toBe(recorded);
  expect(withRecordings(recorded, { screens: null, spoken: null })).toBe(book);
});

it('cuts the recordings off a book', () => {
  const recorded = withRecordings(book, recordings);
  expect(withoutRecordings(recorded)).toBe(book.trimEnd());
  expect(withoutScreens(recorded)).toContain('titre, Un livre');
  expect(withoutScreens(recorded)).not.toContain('Bonjour');
});

it('returns null for a book without recordings', () => {
  expect(readRecordings(book)).toEqual({ screens: null, spoken: null });
});
