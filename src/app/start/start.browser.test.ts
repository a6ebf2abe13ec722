import { expect, it } from 'vitest';
import { ignoreStrayDrops } from './start.tsx';

ignoreStrayDrops();

const isLeft = (type: string, dataTransfer: DataTransfer) =>
  document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));

it.each(['dragover', 'drop'])('prevents the browser from opening a file: %s', (type) => {
  const file = new DataTransfer();
  file.items.add(new File(['GIF89a'], 'logo.gif'));
  expect(isLeft(type, file)).toBe(false);
});

it.each(['dragover', 'drop'])('keeps the default action for text: %s', (type) => {
  const words = new DataTransfer();
  words.setData('text/plain', 'Bonjour');
  expect(isLeft(type, words)).toBe(true);
});
