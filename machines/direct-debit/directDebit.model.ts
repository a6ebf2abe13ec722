import { forbiddenFailure, technicalFailure, unavailableFailure } from '#src/domain/failure.ts';
import {
  contractClosedToAdviser,
  contractWithDebit,
  contractWithoutRib,
} from '#src/domain/fixtures/account.ts';
import { typedIban } from '#src/domain/fixtures/ibans.ts';
import { defineModel } from '../setup/defineModel.ts';
import { type DirectDebitInput, directDebitMachine } from './directDebit.machine.ts';

const signature = { origin: 'https://portail.example', trusted: ['https://signature.example'] };
const today = new Date('2026-11-21T12:00');
const signed = { status: 'OK', fullRef: '981000004217-M1' };

const opening = (
  contract: DirectDebitInput['contract'],
  returned: DirectDebitInput['returned'] = null,
): DirectDebitInput => ({ contract, returned, signature, today });

const known = 'FR7630001007941234567890185';

const information = {
  has_mandate: 0 as const,
  iban: known,
  name: 'Fournil',
  site_address: '3 rue du Port, 35400 Saint-Malo',
  balance: 128.4,
  titulaire: 'Boulangerie du Port',
  mobile: '0639980017',
};

const person = {
  holder_type: 'person' as const,
  civility: 'miss' as const,
  last_name: 'Le Goff',
  mobile_phone: '',
};

const account = {
  account: 'new' as const,
  holder: 'Boulangerie du Port',
  ...typedIban('FR7630006000011234567890189'),
  consent: 'on' as const,
};

export const directDebitModel = defineModel(directDebitMachine, {
  rests: ['signed.available', 'signed.unavailable'],
  chapter: 'payment',
  requirements: {
    'direct-debit-wizard': ['directDebit'],
    'direct-debit-request': ['requesting', 'leaving'],
    'direct-debit-confirmation': ['signed'],
  },
  weight: 3,
  inputs: {
    'un contrat qui peut être prélevé': opening(contractWithDebit),
    'un contrat qui ne peut pas être prélevé': opening(contractWithoutRib),
    'un contrat que regarde un conseiller': opening(contractClosedToAdviser),
    'un conseiller au retour d’une signature': opening(contractClosedToAdviser, signed),
    'aucun contrat': opening(null),
    'le retour d’une signature': opening(contractWithDebit, signed),
    'le retour d’un refus': opening(contractWithDebit, { ...signed, status: 'KO' }),
    'un retour sans référence': opening(contractWithDebit, { ...signed, fullRef: '' }),
  },
  words: {
    events: {
      'contract.confirmed': 'le contrat est confirmé',
      'contract.reopened': 'l’utilisateur revient au contrat',
      'holder.submitted': 'le titulaire est envoyé',
      'holder.reopened': 'l’utilisateur revient au titulaire',
      'account.submitted': 'le compte et l’accord sont envoyés',
      retried: 'l’utilisateur demande de nouveau le document',
      restarted: 'l’utilisateur recommence',
      closed: 'l’utilisateur renonce',
    },
    guards: {
      isClosedToAdviser:
        'un conseiller consulte le contrat, et ne peut pas demander ce prélèvement automatique',
      isSigned: 'l’adresse indique que le mandat est signé, et lequel',
      isReturned: 'l’adresse indique une autre issue de la signature',
      mayRetryDocument: 'l’accès au document n’est pas refusé',
      mayAskAgain: 'le service ne répond pas, et la question n’a pas encore été posée trois fois',
      isBillingKnown: 'le mode de paiement du contrat a été lu dans les factures',
      isHolder: 'la civilité et le nom sont donnés, et le mobile, s’il l’est, est bien formé',
      isAccount: 'l’accord est donné, et un nouvel IBAN est juste',
      isInPlace: 'aucune signature n’est demandée',
      isTrusted: 'l’adresse de signature est en https et de confiance',
      isAboutHolder: 'le refus porte sur la civilité, le nom ou le mobile',
    },
    ports: {
      loadInformation: 'la lecture du mode de paiement connu du service client',
      findBilling: 'la lecture du mode de paiement dans les factures',
      requestDebit: 'la demande de prélèvement automatique',
      openSignature: 'le départ vers la signature',
      readMandate: 'la lecture du document du mandat signé',
    },
    actions: {
      countRetry: 'la nouvelle tentative est comptée',
      rememberInformation: 'le mode de paiement connu du service client est gardé, et affiché',
      rememberBilling: 'le mode de paiement lu dans les factures est gardé, et affiché',
      rememberHolder: 'le titulaire est gardé',
      rememberAccount: 'le compte est gardé, le temps de la demande',
      rememberAddress: 'l’adresse de la signature est gardée',
    },
  },
  cases: {
    'holder.submitted': {
      'une personne': { values: person },
      'une entreprise': {
        values: {
          ...person,
          holder_type: 'company',
          last_name: 'Boulangerie 3 Rivières',
          mobile_phone: '06 39 98 00 17',
        },
      },
      'une personne dont le nom a un chiffre': { values: { ...person, last_name: 'Le Goff 2' } },
    },
    'account.submitted': {
      'le compte connu': { values: { account: 'kept', consent: 'on' } },
      'un nouveau compte': { values: account },
      'un IBAN dont la clé est fausse': { values: { ...account, 'iban-1': 'FR77' } },
    },
  },
  outcomes: {
    loadInformation: {
      done: {
        'un compte connu, sans mandat': information,
        'un mandat déjà signé': { ...information, has_mandate: 1 },
      },
      failed: {
        'service indisponible': unavailableFailure(),
        'lecture refusée': {
          kind: 'refused',
          message: 'Le prélèvement automatique n’est pas ouvert pour ce contrat.',
          fields: {},
        },
      },
    },
    findBilling: {
      done: {
        'contrat mensualisé': { payment_mode: 'M', balance_amount: 211.61 },
        'contrat payé à chaque facture': { payment_mode: 'C', balance_amount: 128.4 },
        'aucune facture': null,
      },
      failed: { 'service indisponible': unavailableFailure() },
    },
    requestDebit: {
      done: {
        'prélèvement en place': { urlSEPA: '' },
        'mandat à signer': { urlSEPA: 'https://signature.example/mandat' },
        'adresse d’un autre site': { urlSEPA: 'https://ailleurs.example/mandat' },
      },
      failed: {
        'compte refusé': {
          kind: 'refused',
          message: 'La demande est refusée.',
          fields: { iban: ['Ce compte ne peut pas être prélevé.'], action: ['Action inconnue.'] },
        },
        'titulaire refusé': {
          kind: 'refused',
          message: 'La demande est refusée.',
          fields: { mobile_phone: ['Ce numéro n’est pas attribué.'] },
        },
        'service indisponible': technicalFailure(),
      },
    },
    readMandate: {
      done: { 'mandat signé': undefined },
      failed: {
        'service indisponible': unavailableFailure(),
        'document pas encore là': { kind: 'refused', message: 'Ce mandat n’existe pas.', fields: {} },
        'accès refusé': forbiddenFailure('Ce mandat est réservé au titulaire.'),
      },
    },
    openSignature: {
      done: { 'départ vers la signature': undefined },
      failed: { 'départ impossible': new Error('départ') },
    },
  },
  requests: {
    loadInformation: [{ request: 'GET /api/contract/iban/*' }],
    findBilling: [
      {
        request: 'POST /api/invoices',
        body: (criteria) => ({ ...criteria, currentPage: 1, itemsPerPage: 5 }),
      },
    ],
    requestDebit: [{ request: 'POST /api/contract/iban/*', body: (request) => request }],
    openSignature: [],
    readMandate: [{ request: 'GET /api/contract/sepamandate/download/*/sps' }],
  },
  parties: { openSignature: 'la signature électronique' },
  key: ({ contract, returned, retries, failure, billing }) => ({
    contract,
    returned,
    retries,
    failed: failure !== null,
    isForbidden: failure?.isForbidden,
    isBillingKnown: billing !== null,
  }),
});
