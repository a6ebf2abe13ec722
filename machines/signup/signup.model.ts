import { technicalFailure } from '#src/domain/failure.ts';
import { captchaOutcomes } from '../form/captcha.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { signupMachine, type TypedAccount } from './signup.machine.ts';

const account: TypedAccount = {
  civility: 'miss',
  first_name: 'Jeanne',
  last_name: 'Le Goff',
  email: 'jeanne.legoff@exemple.test',
  repeated_email: 'jeanne.legoff@exemple.test',
  password: 'Motdepasse-1',
  repeated_password: 'Motdepasse-1',
  cgu: 'on',
};

export const signupModel = defineModel(signupMachine, {
  chapter: 'access',
  requirements: { signup: ['signup'], captcha: ['submitting.verifying'] },
  inputs: {
    'un visiteur, captcha en service': { hasToken: false, isCreated: false, runsCaptcha: true },
    'un visiteur, sans captcha': { hasToken: false, isCreated: false, runsCaptcha: false },
    'une personne déjà connectée': { hasToken: true, isCreated: false, runsCaptcha: true },
    'une personne qui recharge la page après la création': {
      hasToken: true,
      isCreated: true,
      runsCaptcha: true,
    },
  },
  words: {
    events: { 'account.submitted': 'le compte saisi est envoyé' },
    guards: {
      isCreated: 'le compte vient d’être créé ici',
      hasToken: 'un badge est déjà conservé dans le navigateur',
      isAdded: 'un contrat vient d’être rattaché',
      isWellFormed:
        'les noms et l’adresse e-mail sont bien formés, le mot de passe remplit les cinq conditions, tous deux sont répétés à l’identique, et les CGU sont acceptées',
    },
    ports: {
      readRole: 'la lecture du rôle',
      register: 'l’ouverture du compte',
      addContract: 'l’étape du premier contrat',
    },
    actions: {
      rememberAccount: 'le compte saisi est gardé pour être envoyé',
      addCaptcha: 'le résultat du captcha est joint au compte à envoyer',
      rememberRole: 'le rôle est gardé, pour le formulaire du contrat',
      rememberToken: 'le badge est gardé, et le portail retient que le compte est créé',
      rememberContract: 'le portail retient qu’un contrat est rattaché',
      forgetSubmission: 'le compte envoyé, mot de passe compris, et le résultat du captcha sont oubliés',
      rememberFailure: 'le message de l’échec est gardé, et affiché au-dessus de la saisie',
    },
  },
  cases: {
    'account.submitted': {
      'bien formé': { account },
      'mots de passe différents': { account: { ...account, repeated_password: 'Motdepasse-2' } },
    },
  },
  outcomes: {
    solveCaptcha: captchaOutcomes,
    readRole: {
      done: { 'un titulaire': 'owner', 'un conseiller en consultation': 'internal_adviser_simple' },
      failed: { 'service indisponible': technicalFailure() },
    },
    register: {
      done: { 'compte ouvert': 'badge' },
      failed: {
        'adresse déjà prise': {
          kind: 'refused',
          message: 'Un compte existe déjà avec cette adresse.',
          fields: { email: ['Un compte existe déjà avec cette adresse.'] },
        },
        'service indisponible': technicalFailure(),
      },
    },
    storeToken: { done: { 'badge conservé': undefined }, failed: { 'stockage refusé': new Error('refus') } },
    addContract: {
      done: { 'contrat rattaché': 'submitted', 'étape passée': 'abandoned' },
      failed: { 'formulaire en panne': new Error('panne') },
    },
  },
  requests: {
    solveCaptcha: [],
    readRole: [{ request: 'GET /api/user' }],
    register: [{ request: 'POST /user/registration', body: (registration) => registration }],
    storeToken: [],
    addContract: [],
  },
  parties: { solveCaptcha: 'le captcha', addContract: 'le formulaire du contrat' },
  equivalent: {
    'remove forgetSubmission signup.submitting|exit|0':
      'No screen shows the password or the token, and no later call sends them. A separate test proves that the context drops them.',
  },
  key: ({ failure, runsCaptcha, isCreated, role }) => ({
    failed: failure !== null,
    runsCaptcha,
    isCreated,
    role,
  }),
});
