import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInBrowser } from '#test/standInBrowser.ts';
import { followTyped, giveBackTyped, takeTyped } from '../../ui/forms/typedForms.ts';
import { giveTypedBack, putTypedAside } from './sessionCalls.ts';

const form = { flow: 'nameEdit', page: '/espace-personnel', values: { last_name: ['Kermarrec'] } };

let stop = () => {};

beforeEach(() => {
  standInBrowser();
  vi.stubGlobal('location', { pathname: '/espace-personnel', search: '' });
  stop = followTyped(() => form);
});
afterEach(() => {
  stop();
  giveBackTyped([]);
});

const taken = () => takeTyped('nameEdit', new Set(['last_name']));

it('restores the typed values once to the same user, with any case of the e-mail address', async () => {
  await putTypedAside('Yann@exemple.test');
  await giveTypedBack('yann@exemple.test');
  expect(taken()).toEqual(form.values);
  await giveTypedBack('yann@exemple.test');
  expect(taken()).toBeNull();
});

it('restores no typed values to another user, and deletes the stored values', async () => {
  await putTypedAside('yann@exemple.test');
  await giveTypedBack('gaelle@exemple.test');
  await giveTypedBack('yann@exemple.test');
  expect(taken()).toBeNull();
});

it('stores with the typed values a digest of the e-mail address, not the address', async () => {
  await putTypedAside('yann@exemple.test');
  expect(sessionStorage.getItem('portal.typed')).toContain('Kermarrec');
  expect(sessionStorage.getItem('portal.typed')).not.toContain('yann');
});

it('restores the typed values of a visitor to the user who then signs in in the same tab', async () => {
  await putTypedAside(null);
  await giveTypedBack('gaelle@exemple.test');
  expect(taken()).toEqual(form.values);
});

it('stores no typed value at the end of a session if the user has typed nothing', async () => {
  stop();
  await putTypedAside('yann@exemple.test');
  expect(sessionStorage.getItem('portal.typed')).toBeNull();
});
