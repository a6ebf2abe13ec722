import { sessionSetup } from './session.setup.ts';

/**
 * A call has been answered 401: the page stays while what is typed in it is put aside (docs/rules.md#expired-session). Where it
 * stands says of which pages.
 */
export const expiring = sessionSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'putTypedAside',
    src: 'putTypedAside',
    input: ({ context }) => context.profile?.email ?? null,
    onDone: { target: '#session.forgettingToken', description: 'Ce qui était saisi est mis de côté' },
    onError: {
      target: '#session.forgettingToken',
      description: 'Le navigateur refuse de mettre quoi que ce soit de côté',
    },
  },
});
