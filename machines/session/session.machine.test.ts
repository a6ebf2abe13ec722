import { expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Profile, profileSchema } from '#src/domain/account/profile.ts';
import { sessionMachine } from './session.machine.ts';
import type { Departure, Leaving, Verdict } from './session.setup.ts';

const profile = profileSchema.parse({ email: 'yann@exemple.test', first_name: 'Yann' });

const open = async () => {
  const loadProfile = vi.fn(async () => profile);
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        storeToken: fromPromise(async () => {}),
        checkToken: fromPromise<Verdict, string | null>(async () => 'accepted'),
        findSession: fromPromise<Profile | null, string>(async () => null),
        loadProfile: fromPromise(loadProfile),
        clearToken: fromPromise(async () => {}),
        putTypedAside: fromPromise(async () => {}),
        goToSignIn: fromPromise<Departure, Leaving>(async () => 'leaving'),
        signOut: fromPromise(async () => {}),
      },
    }),
  );
  actor.start();
  actor.send({ type: 'protectedPage.entered', target: '/' });
  await expect.poll(() => actor.getSnapshot().matches({ open: { signedIn: 'fresh' } })).toBe(true);
  return { actor, loadProfile };
};

it.each([
  [{ type: 'signOut.requested' }, 'signedOut'],
  [{ type: 'signedOut.elsewhere' }, { open: { closed: 'closedElsewhere' } }],
  [{ type: 'session.expired', target: '/' }, 'gone'],
] as const)('%j closes the session and clears its profile', async (event, closed) => {
  const { actor } = await open();
  expect(actor.getSnapshot().context.profile).toEqual(profile);
  actor.send(event);
  await expect.poll(() => actor.getSnapshot().value).toEqual(closed);
  expect(actor.getSnapshot().context.profile).toBeNull();
});

it('a 401 on a public page redirects to sign-in if another tab closed the session', async () => {
  const { actor } = await open();
  actor.send({ type: 'signedOut.elsewhere' });
  actor.send({ type: 'session.expired', target: '/creation-de-compte' });
  await expect.poll(() => actor.getSnapshot().value).toBe('gone');
  expect(actor.getSnapshot().context.target).toBe('/creation-de-compte');
});

it('applies a profile change immediately, then reloads the profile', async () => {
  const { actor, loadProfile } = await open();
  loadProfile.mockResolvedValueOnce({ ...profile, first_name: 'Yannick', last_name: 'Le Goff' });
  actor.send({ type: 'profile.changed', change: { first_name: 'Yannick' } });
  expect(actor.getSnapshot().context.profile?.first_name).toBe('Yannick');
  await expect.poll(() => actor.getSnapshot().context.profile?.last_name).toBe('Le Goff');
  expect(loadProfile).toHaveBeenCalledTimes(2);
});

it('reloads an outdated profile', async () => {
  const { actor, loadProfile } = await open();
  actor.send({ type: 'profile.outdated' });
  await expect.poll(() => actor.getSnapshot().matches({ open: { signedIn: 'fresh' } })).toBe(true);
  expect(loadProfile).toHaveBeenCalledTimes(2);
});
