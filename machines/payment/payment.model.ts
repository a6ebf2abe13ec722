import {
  contractClosedToAdviser,
  contractWithDebit,
  contractWithoutRib,
} from '#src/domain/fixtures/account.ts';
import { defineModel } from '../setup/defineModel.ts';
import { paymentMachine } from './payment.machine.ts';

export const paymentModel = defineModel(paymentMachine, {
  chapter: 'payment',
  requirements: { 'payment-page': ['payment'] },
  weight: 3,
  inputs: {
    'un contrat qui peut être prélevé': { contract: contractWithDebit },
    'un contrat qui ne peut pas être prélevé': { contract: contractWithoutRib },
    'un contrat dont le prélèvement automatique est fermé aux conseillers': {
      contract: contractClosedToAdviser,
    },
    'aucun contrat': { contract: null },
  },
  words: {
    events: {
      'form.loaded': 'la page du formulaire est chargée',
      'mandate.ready': 'le formulaire est prêt',
      'mandate.saved': 'le mandat est enregistré',
      'mandate.failed': 'le formulaire signale un échec',
      'form.reloaded': 'l’utilisateur recharge le formulaire',
    },
  },
  cases: {},
  outcomes: {},
  requests: {},
  key: ({ contract }) => ({ contract }),
});
