import { sessionSetup } from './session.setup.ts';

/** A call has been answered 401: the page stays while what is typed in it is put aside (docs/rules.md#expired-session). */
export const expiringFrom = (page: 'une page publique' | 'une page du compte') =>
  sessionSetup.createStateConfig({
    description: `La session a expiré : ce qui est saisi dans ${page} est mis de côté, pour le retour de son auteur`,
    tags: 'busy',
    invoke: {
      id: 'putTypedAside',
      src: 'putTypedAside',
      input: ({ context }) => context.profile?.email ?? null,
      onDone: { target: '#session.goingToSignIn', description: 'Ce qui était saisi est mis de côté' },
      onError: {
        target: '#session.goingToSignIn',
        description: 'Le navigateur refuse de mettre quoi que ce soit de côté',
      },
    },
  });
