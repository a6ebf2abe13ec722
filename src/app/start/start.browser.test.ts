import { expect, it } from 'vitest';
import { ignoreStrayDrops } from './start.tsx';

ignoreStrayDrops();

const isLeft = (type: string, dataTransfer: DataTransfer) =>
  document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));

it.each(['dragover', 'drop'])('a file is not opened by the browser: %s', (type) => {
  const file = new DataTransfer();
  file.items.add(new File(['GIF89a'], 'logo.gif'));
  expect(isLeft(type, file)).toBe(false);
});

it.each(['dragover', 'drop'])('words go where they would: %s', (type) => {
  const words = new DataTransfer();
  words.setData('text/plain', 'Bonjour');
  expect(isLeft(type, words)).toBe(true);
});
