import { beforeEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { interruptedExport } from '#machines/export/export.model.ts';
import { standInBrowser } from '#test/standInBrowser.ts';
import { knownMeter } from '../../domain/fixtures/consumption.ts';
import { exportsOf } from './exports.ports.ts';

const key = 'portal.exports';
const missing = [interruptedExport];

beforeEach(() => void standInBrowser());

/** The tray of a user, once it has looked for what was interrupted. */
const open = async (user: string) => {
  const resume = vi.fn();
  const actor = createActor(exportsOf({ user, save: async () => missing, resume })).start();
  await waitFor(actor, (snapshot) => !snapshot.matches({ open: 'resuming' }));
  return { actor, resume };
};

/** The session of a user ends, with a meter missing. */
const expire = async (user: string) => {
  const { actor } = await open(user);
  actor.send({ type: 'session.expired' });
  await waitFor(actor, (snapshot) => snapshot.matches('left'));
};

it('offers what was missing to whom it was of, once, whatever the case of their address', async () => {
  await expire('Yann@exemple.test');
  expect((await open('yann@exemple.test')).resume).toHaveBeenCalledWith(missing);
  expect(sessionStorage.getItem(key)).toBeNull();
  expect((await open('yann@exemple.test')).resume).toHaveBeenCalledWith([]);
});

it('offers nothing to anyone else, and remembers it no longer', async () => {
  await expire('yann@exemple.test');
  expect(sessionStorage.getItem(key)).not.toContain('yann');
  expect((await open('gaelle@exemple.test')).resume).toHaveBeenCalledWith([]);
  expect(sessionStorage.getItem(key)).toBeNull();
});

it('remembers what is missing before the page is gone', async () => {
  const { actor } = await open('yann@exemple.test');
  actor.send({ type: 'page.left', missing });
  expect(sessionStorage.getItem(key)).toContain(knownMeter.idPDS);
});

it('remembers nothing where nothing is missing', async () => {
  const { actor } = await open('yann@exemple.test');
  actor.send({ type: 'page.left', missing: [] });
  expect(sessionStorage.getItem(key)).toBeNull();
});
