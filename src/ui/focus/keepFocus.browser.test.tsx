import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keepFocus.ts';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><h1 tabindex="-1">Factures</h1><button id="opener">Ouvrir</button></div>';
  stop = keepFocus();
});
afterEach(() => stop());

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
};

const openModal = (): (() => void) => {
  const modal = document.createElement('div');
  modal.innerHTML = '<button>Fermer</button>';
  document.body.append(modal);
  modal.querySelector('button')?.focus();
  return () => modal.remove();
};

const focused = () => document.activeElement?.id || document.activeElement?.tagName;

test('moves the focus to the page title if a modal closes without restoring the focus', async () => {
  openModal()();
  await expect.poll(focused).toBe('H1');
});

test('keeps the focus on the control that the second of two closed modals has focused', async () => {
  openModal()();
  await frames(1);
  const close = openModal();
  await frames(1);
  close();
  await frames(2);
  if (document.activeElement === document.body) document.getElementById('opener')?.focus();
  await frames(3);
  expect(focused()).toBe('opener');
});
