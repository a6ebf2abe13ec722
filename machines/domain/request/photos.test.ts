import { expect, it } from 'vitest';
import { attachmentsSize } from './attachments.ts';
import { isGif, isHeic, isPhoto, jpegName, listAttempts, photoSize } from './photos.ts';

it('three photos go together, whatever each was', () => {
  expect(3 * photoSize).toBeLessThanOrEqual(attachmentsSize);
  expect(3 * (photoSize + 1)).toBeGreaterThan(attachmentsSize);
});

it.each([
  ['index.jpg', true, false, 'index.jpg'],
  ['INDEX.JPEG', true, false, 'INDEX.JPEG'],
  ['index.PNG', true, false, 'index.jpg'],
  ['IMG_0042.HEIC', true, true, 'IMG_0042.jpg'],
  ['index.heif', true, true, 'index.jpg'],
  ['logo.gif', true, false, 'logo.gif'],
  ['jpg', false, false, 'jpg'],
  ['index.jpg.pdf', false, false, 'index.jpg.pdf'],
])('« %s »: photo %s, HEIC %s, drawn anew as %s', (name, photo, heic, jpeg) => {
  expect([isPhoto(name), isHeic(name), jpegName(name)]).toEqual([photo, heic, jpeg]);
});

it('only a GIF may move', () => {
  expect(['logo.gif', 'LOGO.GIF', 'gif', 'logo.gif.png'].map(isGif)).toEqual([true, true, false, false]);
});

it('a photo is tried from the best to the smallest, whichever side is the longest', () => {
  expect(listAttempts(6400, 4800)).toHaveLength(12);
  expect(listAttempts(4800, 6400).at(0)).toEqual({ width: 2400, height: 3200, quality: 0.8 });
  expect(listAttempts(4800, 6400).at(-1)).toEqual({ width: 1200, height: 1600, quality: 0.6 });
});

it('one that is small is not made larger', () => {
  expect(listAttempts(800, 1).map(({ width, height }) => [width, height])).toEqual(Array(3).fill([800, 1]));
  expect(listAttempts(9000, 1).at(-1)).toMatchObject({ width: 1600, height: 1 });
});
