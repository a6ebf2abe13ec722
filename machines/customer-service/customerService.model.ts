import { technicalFailure } from '#src/domain/failure.ts';
import { knownContract, knownIdentity } from '#src/domain/fixtures/account.ts';
import { meterReadOnSite } from '#src/domain/fixtures/consumption.ts';
import { toReadMeter } from '#src/domain/request/meterReading.ts';
import { defineModel } from '../setup/defineModel.ts';
import {
  type CompleteServiceRequest,
  type CustomerServiceInput,
  customerServiceMachine,
} from './customerService.machine.ts';
import type { MeterReading, ServiceRequest, TypedServiceRequest } from './customerService.schema.ts';

const { first_name, last_name } = knownIdentity;
const customer: CustomerServiceInput = {
  role: 'owner',
  identity: { first_name, last_name },
  contracts: [{ ...knownContract, insee_code: '35288' }],
  today: '2026-11-20',
};

const common = { first_name, last_name, phone: '01 99 00 00 17', message: 'Pouvez-vous me rappeler ?' };
const town = { municipality: 'Saint-Malo', zipcode: '35400', insee: '35288' };

/** French texts of the codes in the examples below, because a request contains each code with its text. */
const words: Partial<Record<string, string>> = {
  CONTRAT: 'Mon contrat',
  AUTRE: 'Autre',
  SOUSCRIRE: 'Ouvrir un contrat pour un nouveau site',
  TITULAIRE: 'Changer le titulaire d’un contrat',
  AUTRE_DEMANDE: 'Autre demande',
  CONSOMMATION: 'Ma consommation et mon compteur',
  RELEVE: 'Transmettre un relevé de compteur',
};

const attached = ({ attachments }: ServiceRequest) =>
  Object.fromEntries(attachments.map(({ name }, index) => [`attachments[${index}]`, name]));

/** Message that the portal writes for a meter reading. Its lines end with CRLF, as in a multipart body. */
const toMessage = ({ meter: label, index, date }: MeterReading, addition: string) =>
  [
    'Relevé de compteur',
    `Compteur\u00A0: ${label}`,
    `Index\u00A0: ${index}\u00A0m³`,
    `Date du relevé\u00A0: ${date.split('-').reverse().join('/')}`,
    ...(addition ? ['', addition] : []),
  ].join('\r\n');

const toBody = ({ topic, need, request }: CompleteServiceRequest) => {
  const { attachments: _, reading, ...rest } = request;
  return {
    contact_type: 'contact_customer_service_infos',
    object: words[topic],
    need: words[need],
    object_code: topic,
    need_code: need,
    ...rest,
    ...(reading && { message: toMessage(reading, rest.message) }),
    ...attached(request),
  };
};

const written: TypedServiceRequest = { ...common, ...town };

const meter = toReadMeter(meterReadOnSite);
const read: TypedServiceRequest = {
  ...common,
  references: meter.reference,
  'message-meter': meter.label,
  'message-index': '01 187',
  'message-date': '2026-11-20',
};

export const customerServiceModel = defineModel(customerServiceMachine, {
  chapter: 'contact',
  requirements: {
    'customer-service-page': ['preparing'],
    'service-request': ['form.submitted', 'sending'],
    'identity-confirmation': ['confirming'],
  },
  inputs: {
    'un titulaire, avec un contrat': customer,
    'un utilisateur sans contrat au profil': { ...customer, role: 'simple', contracts: [] },
    'un titulaire, venu de la page d’un compteur': {
      ...customer,
      resumed: 'RELEVE',
      meter: { ...meter, last: { index: 1204, date: '2026-05-18' } },
    },
    'un conseiller administrateur': { ...customer, role: 'internal_adviser_admin' },
    'un visiteur': { ...customer, role: '', identity: null, isPublic: true, contracts: [] },
  },
  words: {
    events: {
      'topic.chosen': 'un sujet est choisi',
      'need.chosen': 'un besoin est choisi',
      'form.submitted': 'la demande saisie est envoyée',
      'identity.confirmed': 'l’utilisateur confirme son identité',
      'identity.denied': 'l’utilisateur indique que ce n’est pas lui',
      'identity.closed': 'la fenêtre de confirmation est fermée',
      'request.restarted': 'une nouvelle demande est commencée',
      closed: 'la page est fermée',
    },
    guards: {
      isOtherTopicOfOneNeed: 'le sujet n’est pas celui qui est choisi, et n’a qu’un besoin',
      isOtherTopic: 'le sujet n’est pas celui qui est choisi',
      isOtherNeedOfTopic: 'le besoin est l’un de ceux du sujet, et n’est pas celui qui est choisi',
      isResumed: 'un besoin est déjà choisi',
      isVisitor: 'l’utilisateur est un visiteur',
      isVisitorCall: 'un visiteur choisit un besoin qui se traite par téléphone',
      isDayCall: 'le besoin se traite en appelant le service client',
      isEmergencyCall: 'le besoin se traite en appelant les urgences',
      maySubmit: 'le rôle permet d’envoyer une demande',
      isWellFormed:
        'la commune est saisie, ou un contrat au moins choisi, selon le besoin ; ou un compteur, avec son contrat, son index et la date de son relevé ; le message est saisi, en 5 000 caractères au plus, facultatif avec un relevé ; le téléphone est bien formé, et vide seulement pour un utilisateur connecté ; les pièces jointes sont acceptées',
    },
    ports: {
      phoneLookup: 'la recherche du numéro à appeler',
      sendRequest: 'l’envoi de la demande au service client',
    },
    actions: {
      rememberTopic:
        'le sujet est gardé ; le besoin d’avant est oublié, ou le seul besoin du sujet est choisi',
      rememberNeed: 'le besoin est gardé',
      forgetNeed: 'le besoin choisi est oublié',
      rememberRequest: 'la demande saisie est gardée pour être envoyée',
      rememberFailure: 'le message de l’échec est gardé, et affiché au-dessus de la saisie',
      forgetRequest: 'la demande envoyée est oubliée, avec son sujet et son besoin',
    },
  },
  cases: {
    'topic.chosen': {
      'mon contrat': { topic: 'CONTRAT' },
      'une fuite': { topic: 'URGENCE' },
      'des travaux': { topic: 'TRAVAUX' },
      autre: { topic: 'AUTRE' },
    },
    'need.chosen': {
      'ouvrir un contrat': { need: 'SOUSCRIRE' },
      'changer le titulaire': { need: 'TITULAIRE' },
      'une fuite dans la rue': { need: 'FUITE_RUE' },
      'un chantier en cours': { need: 'CHANTIER' },
    },
    'form.submitted': {
      'une commune': { values: written },
      'un contrat': { values: { ...common, references: knownContract.reference } },
      'un relevé': { values: read },
      'ni commune ni contrat': { values: { ...common, municipality: '', references: '' } },
    },
  },
  outcomes: {
    // Has no success: the phone lookup ends only when the user chooses another subject or leaves the page.
    phoneLookup: { done: {}, failed: { 'recherche en panne': new Error('panne') } },
    sendRequest: {
      done: { 'demande reçue': undefined },
      failed: {
        'demande refusée': {
          kind: 'refused',
          message: 'Ce contrat ne figure pas dans votre compte.',
          fields: {},
        },
        'service indisponible': technicalFailure(),
      },
    },
  },
  requests: {
    phoneLookup: [],
    sendRequest: [
      { request: 'POST /p/contact/request', when: ({ isPublic }) => isPublic === true, body: toBody },
      { request: 'POST /api/contact/request/files', body: toBody },
    ],
  },
  key: ({ role, identity, contracts, topic, need, failure }) => ({
    role,
    isVisitor: identity === null,
    hasContracts: contracts.length > 0,
    topic,
    need,
    failed: failure !== null,
  }),
  equivalent: {
    'initial customerService.preparing.calling':
      'Each branch into this state names its child state, so the initial state is never used.',
  },
});
