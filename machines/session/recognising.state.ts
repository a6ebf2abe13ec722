import { toFailure } from '#src/domain/failure.ts';
import { required } from '../setup/required.ts';
import { sessionSetup } from './session.setup.ts';

/**
 * Another tab has replaced the token: it is checked under the page, which stays. Of the same user, it becomes this tab's
 * too; of another, this tab goes on as it is and says who has signed in (docs/rules.md#other-tabs). A change accepted
 * meanwhile starts the check again, since the profile may have been read before it.
 */
export const recognising = sessionSetup.createStateConfig({
  description:
    'Un autre onglet a remplacé le jeton : le portail le vérifie, l’écran et ce qui y est saisi restent en place',
  tags: 'refreshing',
  initial: 'checking',
  on: {
    'profile.changed': {
      target: '.checking',
      actions: { type: 'changeProfile', params: ({ event }) => event.change },
      description: 'Un changement est accepté entre-temps : la vérification reprend',
    },
    'profile.outdated': {
      target: '.checking',
      description: 'Le profil a changé entre-temps : la vérification reprend',
    },
  },
  states: {
    checking: {
      description: 'Le portail vérifie le nouveau jeton auprès du service client',
      invoke: {
        id: 'recheckToken',
        src: 'checkToken',
        input: ({ context }) => context.candidate,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loadingProfile',
            description: 'Le nouveau jeton est valide',
          },
          {
            target: '#session.open.signedIn.stale',
            actions: 'forgetCandidate',
            description: 'Le nouveau jeton ne vaut rien : cet onglet garde le sien, et le dit',
          },
        ],
        onError: {
          target: '#session.open.signedIn.stale',
          actions: [
            'forgetCandidate',
            { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          ],
          description: 'La vérification échoue : cet onglet garde son jeton, les autres le leur',
        },
      },
    },
    loadingProfile: {
      description: 'Le portail charge le profil et les contrats du nouveau jeton',
      invoke: {
        id: 'recogniseProfile',
        src: 'loadProfile',
        input: ({ context }) => context.candidate,
        onDone: [
          {
            guard: { type: 'isSameUser', params: ({ event }) => event.output },
            target: 'adopting',
            actions: { type: 'rememberProfile', params: ({ event }) => event.output },
            description: 'C’est le même utilisateur : l’écran reste, son profil est à jour',
          },
          {
            target: '#session.open.signedIn.fresh',
            actions: { type: 'rememberOther', params: ({ event }) => event.output },
            description:
              'C’est un autre utilisateur : l’écran reste celui du premier, et dit qui s’est connecté',
          },
        ],
        onError: {
          target: '#session.open.signedIn.stale',
          actions: [
            'forgetCandidate',
            { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          ],
          description: 'Le profil ne peut pas être chargé : rien ne dit de qui est le nouveau jeton',
        },
      },
    },
    adopting: {
      description: 'Les appels de cet onglet partent désormais avec le nouveau jeton',
      invoke: {
        id: 'adoptToken',
        src: 'storeToken',
        input: ({ context }) => required(context.candidate),
        onDone: {
          target: '#session.open.signedIn.fresh',
          actions: 'forgetCandidate',
          description: 'Le nouveau jeton sert à la place de l’ancien',
        },
        onError: {
          target: '#session.open.signedIn.fresh',
          actions: 'forgetCandidate',
          description: 'Le navigateur refuse de le conserver encore : il sert tant que la page est ouverte',
        },
      },
    },
  },
});
