import { captchaOutcomes } from '../form/captcha.model.ts';
import { formOutcomes, formRequests } from '../form/form.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { productContactMachine, type TypedProductContact } from './productContact.machine.ts';

const values: TypedProductContact = {
  last_name: 'Carpentier',
  first_name: 'Sophie',
  email: 'sophie.carpentier@moulins.example',
  phone: '01 99 00 00 17',
  company: 'Moulins de la Rance',
  function: 'Responsable technique',
  reference: '981000004217',
  subject: ['switch', 'water'],
  message: 'Nous aimerions une démonstration.',
};

const known = {
  first_name: 'Jeanne',
  last_name: 'Le Goff',
  email: 'jeanne.le-goff@boulangerie.example',
  company: 'Boulangerie du Port',
};

export const productContactModel = defineModel(productContactMachine, {
  chapter: 'contact',
  requirements: { 'product-contact': ['productContact'] },
  inputs: {
    'un visiteur, captcha en service': { product: 'switch', runsCaptcha: true, known: null },
    'un visiteur, sans captcha': { product: 'switch', runsCaptcha: false, known: null },
    'un client connecté': { product: 'switch', runsCaptcha: false, known },
  },
  words: {
    events: { 'form.submitted': 'la demande saisie est envoyée' },
    guards: {
      isWellFormed:
        'les noms, l’adresse e-mail, l’entreprise et la fonction sont remplis, le téléphone et la référence bien formés ou vides, et le message a 5 000 caractères au plus',
    },
    ports: { submitForm: 'la transmission de la demande' },
    actions: {
      rememberRequest: 'ce qui a été saisi est gardé pour être envoyé',
      addCaptcha: 'le résultat du captcha est joint à la demande',
      forgetRequest: 'la demande envoyée et le résultat du captcha sont oubliés',
      rememberFailure: 'le message de l’échec est gardé, et affiché au-dessus de la saisie',
    },
  },
  cases: {
    'form.submitted': {
      'bien formée': { values },
      'téléphone trop court': { values: { ...values, phone: '01 99 00 00 1' } },
    },
  },
  outcomes: {
    solveCaptcha: captchaOutcomes,
    ...formOutcomes('Cette demande n’a pas pu être prise en compte.', {
      email: ['Cette adresse ne reçoit pas de courrier.'],
    }),
  },
  requests: { solveCaptcha: [], ...formRequests('POST /p/contact/request') },
  equivalent: {
    'remove forgetRequest productContact.submitting|exit|0':
      'No screen shows the request, and no later call sends it. A separate test proves that the context drops the request.',
  },
  key: ({ failure, runsCaptcha, known }) => ({
    failed: failure !== null,
    runsCaptcha,
    isKnown: known !== null,
  }),
});
