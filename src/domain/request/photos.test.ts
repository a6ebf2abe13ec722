import { expect, it } from 'vitest';
import { attachmentsSize } from './attachments.ts';
import { isHeic, isPhoto, listAttempts, nameOfType, photoSize } from './photos.ts';

it('three photos of the largest size go together', () => {
  expect(3 * photoSize).toBeLessThanOrEqual(attachmentsSize);
  expect(3 * (photoSize + 1)).toBeGreaterThan(attachmentsSize);
});

it.each([
  ['index.jpg', true, false, 'index.jpg', null],
  ['INDEX.JPEG', true, false, 'INDEX.JPEG', null],
  ['index.PNG', true, false, 'index.jpg', 'JPEG'],
  ['IMG_0042.HEIC', true, true, 'IMG_0042.jpg', 'JPEG'],
  ['index.heif', true, true, 'index.jpg', 'JPEG'],
  ['logo.v2.gif', true, false, 'logo.v2.jpg', 'JPEG'],
  ['jpg', false, false, 'jpg', 'JPEG'],
  ['index.jpg.pdf', false, false, 'index.jpg.jpg', 'JPEG'],
])('« %s »: photo %s, HEIC %s, as a JPEG %s, converted to %s', (name, photo, heic, jpeg, converted) => {
  expect([isPhoto(name), isHeic(name), nameOfType(name, 'image/jpeg')]).toEqual([
    photo,
    heic,
    { name: jpeg, converted },
  ]);
});

it.each([
  ['plan.PNG', 'plan.PNG', null],
  ['plan.gif', 'plan.png', 'PNG'],
])('« %s » as a PNG: %s', (source, name, converted) => {
  expect(nameOfType(source, 'image/png')).toEqual({ name, converted });
});

it('a photo is tried from the best to the smallest, by its longest side', () => {
  expect(listAttempts('a.jpg', 6400, 4800)).toHaveLength(16);
  expect(listAttempts('a.jpg', 4800, 6400).at(0)).toEqual({
    type: 'image/jpeg',
    width: 2400,
    height: 3200,
    quality: 0.9,
  });
  expect(listAttempts('a.heic', 4800, 6400).at(-1)).toMatchObject({
    width: 1200,
    height: 1600,
    quality: 0.6,
  });
});

it.each(['plan.png', 'logo.GIF'])('%s is tried as a PNG first', (name) => {
  expect(listAttempts(name, 800, 1).map(({ type }) => type)).toEqual([
    'image/png',
    ...Array(4).fill('image/jpeg'),
  ]);
});

it('a small photo is not made larger', () => {
  expect(listAttempts('a.jpg', 800, 1).map(({ width, height }) => [width, height])).toEqual(
    Array(4).fill([800, 1]),
  );
  expect(listAttempts('a.jpg', 9000, 1).at(-1)).toMatchObject({ width: 1600, height: 1 });
});
