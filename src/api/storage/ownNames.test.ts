import { beforeEach, expect, it, vi } from 'vitest';
import { standInBrowser, toRecord } from '#test/standInBrowser.ts';
import { ownNames } from './ownNames.ts';
import { forgetUser } from './token.ts';

const reference = '981000004217';

beforeEach(async () => {
  standInBrowser();
  await ownNames.open(null);
});

it('returns the own names of a user who signs in with an e-mail address in another case', async () => {
  await ownNames.open('yann@client.example');
  ownNames.write(reference, 'Entrepôt 2');
  expect(JSON.stringify(toRecord(localStorage))).not.toContain('yann');
  await ownNames.open(null);
  expect(ownNames.read().size).toBe(0);
  await ownNames.open('Yann@client.example');
  expect(ownNames.read().get(reference)).toBe('Entrepôt 2');
  ownNames.write(reference, '');
  expect(ownNames.read().size).toBe(0);
});

it('returns no own name to another user or after a sign-out', async () => {
  await ownNames.open('yann@client.example');
  ownNames.write(reference, 'Entrepôt 2');
  await ownNames.open('gaelle@client.example');
  expect(ownNames.read().size).toBe(0);
  await ownNames.open('yann@client.example');
  expect(ownNames.read().size).toBe(1);
  forgetUser();
  await ownNames.open(null);
  await ownNames.open('yann@client.example');
  expect(ownNames.read().size).toBe(0);
});

it('keeps the own names when the e-mail address of the user changes', async () => {
  await ownNames.open('yann@client.example');
  ownNames.write(reference, 'Entrepôt 2');
  await ownNames.move('yann.legoff@client.example');
  await ownNames.open('yann.legoff@client.example');
  expect(ownNames.read().get(reference)).toBe('Entrepôt 2');
  await ownNames.open('yann@client.example');
  expect(ownNames.read().size).toBe(0);
});

it('notifies the listeners of an own name that another tab has stored', async () => {
  const listener = vi.fn();
  const stop = ownNames.subscribe(listener);
  await ownNames.open('yann@client.example');
  ownNames.write(reference, 'Entrepôt 2');
  const [[key = '', value] = []] = Object.entries(toRecord(localStorage));
  localStorage.setItem(key, (value ?? '').replace('Entrepôt 2', 'Quai'));
  listener.mockClear();
  dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(ownNames.read().get(reference)).toBe('Quai');
  stop();
  dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(listener).toHaveBeenCalledTimes(1);
});

it('ignores stored own names that are invalid', async () => {
  await ownNames.open('yann@client.example');
  ownNames.write(reference, 'a'.repeat(41));
  await ownNames.open(null);
  await ownNames.open('yann@client.example');
  expect(ownNames.read().size).toBe(0);
});
