import { profileSchema } from '#src/domain/account/profile.ts';
import { forbiddenFailure, technicalFailure, unavailableFailure } from '#src/domain/failure.ts';
import { knownContract, knownIdentity } from '#src/domain/fixtures/account.ts';
import { defineModel } from '../setup/defineModel.ts';
import { sessionMachine } from './session.machine.ts';

const profile = profileSchema.parse({
  ...knownIdentity,
  email: 'jeanne.legoff@exemple.test',
  type: 'owner',
  allowed_services: ['GRAND_COMPTE'],
  soldeGlobal: 128.4,
  contracts: [knownContract],
});

const refusal = { 'stockage refusé': new Error('refus') };

const tokenUnread =
  'No state reads this candidate token again before a new one replaces it. The action only shortens its life in memory.';

export const sessionModel = defineModel(sessionMachine, {
  chapter: 'access',
  requirements: {
    'arriving-token': ['open.arriving'],
    'token-check': ['open.opening'],
    'protected-pages': ['protectedPage.entered'],
    'expired-session': ['session.expired', 'open.signedIn.expiring'],
    'sign-out': ['signOut.requested', 'signingOut'],
    'other-tabs': ['token.replaced', 'open.signedIn.recognising'],
  },
  weight: 3,
  inputs: { 'un visiteur': undefined },
  words: {
    events: {
      'protectedPage.entered': 'une page protégée est demandée',
      'token.received': 'la connexion unique rend un badge',
      'token.missing': 'la connexion unique ne rend aucun badge',
      'token.replaced': 'un autre onglet ouvre une session',
      'session.kept': 'l’utilisateur garde sa session',
      'session.switched': 'l’utilisateur passe à la session de l’autre utilisateur',
      'warning.closed': 'l’utilisateur ferme l’avertissement',
      'profile.changed': 'un changement du profil est accepté',
      'profile.outdated': 'le profil est à relire',
      'refresh.requested': 'l’utilisateur actualise les informations affichées',
      'session.expired': 'un appel répond que la session a expiré',
      'check.retried': 'l’utilisateur réessaie de vérifier la session',
      'signOut.requested': 'l’utilisateur se déconnecte',
      'signedOut.elsewhere': 'un autre onglet ferme la session',
    },
    guards: {
      isAccepted: 'le badge est valide',
      isExpired: 'le badge n’est pas reconnu',
      isRefused: 'le service client refuse le badge (accès interdit, ou un code d’erreur)',
      isNobody: 'personne d’autre n’est connecté',
      isSomeoneElseSignedIn: 'un autre utilisateur s’est connecté dans un autre onglet',
      isWarned: 'un avertissement est affiché',
      mayRetryProfile: 'l’accès au profil n’est pas refusé',
      hasCandidate: 'le badge rendu n’a pas pu être vérifié',
      isSameUser: 'l’adresse e-mail et le rôle sont ceux du profil affiché',
      isLooping:
        'le badge qui vient d’être rendu a été refusé aussitôt, ou plus de dix sessions ont fini en une minute',
    },
    ports: {
      findSession: 'la recherche de la session déjà ouverte dans ce navigateur',
      checkToken: 'la vérification du badge',
      loadProfile: 'le chargement du profil',
      putTypedAside: 'la mise de côté de ce qui est saisi',
      clearToken: 'l’effacement du badge par le navigateur',
      goToSignIn: 'le départ vers la connexion unique',
      signOut: 'la déconnexion',
    },
    actions: {
      rememberPage: 'l’adresse de la page est gardée, si elle est du portail : la connexion y reviendra',
      rememberArrival:
        'le badge rendu est à vérifier ; la destination rendue avec lui est gardée, si elle est du portail : sinon ce sera l’espace personnel',
      forgetArrival: 'l’arrivée précédente est oubliée : ce départ est voulu par l’utilisateur',
      rememberCandidate: 'le badge de l’autre onglet est à vérifier',
      forgetCandidate: 'le badge à vérifier est oublié, et l’autre utilisateur avec lui',
      rememberOpenSession: 'l’utilisateur déjà connecté est gardé',
      rememberOther: 'l’autre utilisateur est gardé, pour être nommé',
      warnOfStorage: 'un avertissement signale que le navigateur ne conserve pas la session',
      warnOfLink: 'un avertissement signale que le lien n’est plus valable',
      closeWarning: 'l’avertissement est fermé',
      rememberProfile: 'le profil et les contrats sont gardés, et affichés',
      changeProfile: 'ce qui change est montré aussitôt dans le profil gardé',
      forgetOthers: 'l’utilisateur connecté et celui qui arrive sont à demander de nouveau',
      forgetProfile: 'le profil et les contrats sont oubliés',
    },
  },
  cases: {
    'protectedPage.entered': {
      facturation: { target: '/espace-facturation' },
      'adresse étrangère': { target: '//ailleurs.example/' },
    },
    'token.received': {
      'vers la consommation': { token: 'badge', relayState: '/espace-consommation' },
      'sans destination': { token: 'badge', relayState: null },
      'vers un autre site': { token: 'badge', relayState: 'https://ailleurs.example/' },
    },
    'token.replaced': { 'autre badge': { token: 'autre badge' } },
    'profile.changed': {
      'nouvelle identité': { change: { first_name: 'Jeanne-Marie' } },
      'nouvel IBAN d’un contrat': {
        change: { contract: { reference: knownContract.reference, iban: 'FR7630006000011234567890189' } },
      },
    },
    'session.expired': { 'd’une page': { target: '/espace-produit/switch?modale=contact' } },
  },
  outcomes: {
    storeToken: { done: { 'badge conservé': undefined }, failed: refusal },
    checkToken: {
      done: { 'badge valide': 'accepted', 'badge non reconnu': 'expired', 'badge refusé': 'refused' },
      failed: { 'service indisponible': unavailableFailure('Le service ne répond pas.') },
    },
    findSession: {
      done: { personne: null, 'un utilisateur': profile },
      failed: { 'service indisponible': technicalFailure() },
    },
    loadProfile: {
      done: {
        'profil chargé': profile,
        'profil modifié': { ...profile, entity_name: 'Boulangerie des Halles' },
        'profil d’un autre utilisateur': { ...profile, email: 'anne@exemple.test' },
      },
      failed: {
        'service injoignable': unavailableFailure('Le service est injoignable.'),
        'accès refusé': forbiddenFailure('Votre compte est suspendu.'),
      },
    },
    putTypedAside: { done: { 'saisie mise de côté': undefined }, failed: refusal },
    clearToken: { done: { 'badge effacé': undefined }, failed: refusal },
    goToSignIn: {
      done: { 'départ vers la connexion': 'leaving', 'connexion tentée en vain': 'looping' },
      failed: { 'départ impossible': technicalFailure() },
    },
    signOut: { done: { 'départ vers la déconnexion': undefined }, failed: refusal },
  },
  key: ({ profile, other, warning, candidate, failure }) => ({
    user: profile?.email ?? null,
    isSomeoneElse: other !== null,
    warning,
    hasCandidate: candidate !== null,
    isForbidden: failure?.isForbidden === true,
  }),
  requests: {
    storeToken: [],
    // The port sends this request only if a token is stored.
    findSession: [{ request: 'GET /api/user' }],
    checkToken: [{ request: 'GET /api/token-check' }],
    loadProfile: [{ request: 'GET /api/user' }],
    clearToken: [],
    putTypedAside: [],
    goToSignIn: [],
    signOut: [],
  },
  parties: { goToSignIn: 'la connexion unique', signOut: 'la connexion unique' },
  equivalent: {
    'reenter session.open.arriving|token.replaced|0':
      'The exit action resets the profile, which the action of the event also resets.',
    'remove forgetOthers session.open.arriving|token.replaced|0':
      'No state reads these values before the flow writes them again, or stores or checks a token, which also resets them.',
    'unguard session.open.signedIn|warning.closed|0': 'Without a warning, the action has nothing to close.',
    'remove forgetCandidate session.open.signedIn.recognising.checking|xstate.done.actor.recheckToken|1':
      tokenUnread,
    'remove forgetCandidate session.open.signedIn.recognising.checking|xstate.error.actor.recheckToken|0':
      tokenUnread,
    'remove forgetCandidate session.open.signedIn.recognising.loadingProfile|xstate.error.actor.recogniseProfile|0':
      tokenUnread,
    'remove forgetCandidate session.open.signedIn.recognising.adopting|xstate.done.actor.adoptToken|0':
      tokenUnread,
    'remove forgetCandidate session.open.signedIn.recognising.adopting|xstate.error.actor.adoptToken|0':
      tokenUnread,
    'initial session.open.opening':
      'Each branch into this state names its child state, so the initial state is never used.',
  },
});
