import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { signedOutContext } from '#machines/session/session.setup.ts';
import { standInBrowser } from '#test/standInBrowser.ts';
import { readStoredToken, storeToken } from '../api/storage/token.ts';
import { session } from '../flows/session/session.ports.ts';
import { wireSession } from './session.tsx';

it.each([
  ['its own token', 'an open session', { open: { signedIn: 'fresh' } }, 'own'],
  ['the new token', 'a public page', { open: { closed: 'idle' } }, 'theirs'],
] as const)('keeps for a reload %s if another tab signs in during %s', (_, __, value, token) => {
  standInBrowser();
  storeToken('own');
  const snapshot = session.resolveState({ value, context: signedOutContext });
  const stop = wireSession(createActor(session, { snapshot }), () => {});
  localStorage.setItem('portal.token', 'theirs');
  dispatchEvent(Object.assign(new Event('storage'), { key: 'portal.token' }));
  expect(readStoredToken()).toBe(token);
  stop();
});
