import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';
import type { Profile } from '#src/domain/account/profile.ts';
import { maySubmit } from '#src/domain/account/user.ts';
import type { Unread } from '#src/domain/answer.ts';
import type { IsoDay } from '#src/domain/calendar.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { OpenedMeter } from '#src/domain/request/meterReading.ts';
import { phoneLookupMachine } from '../phone-lookup/phoneLookup.machine.ts';
import { called, failedTo, port, required } from '../setup/chart.ts';
import {
  requestSchema,
  type ServiceContract,
  type ServiceRequest,
  type TypedServiceRequest,
} from './customerService.schema.ts';
import { findChoice, findForm, findOnlyNeed, listNeeds, type NeedCode, type TopicCode } from './topics.ts';

export type CustomerServiceInput = {
  role: string;
  /** Null for a visitor without a session. The form then asks for the name and the phone number. */
  identity: Pick<Profile, 'first_name' | 'last_name'> | null;
  /** True on the public page, whose call accepts no files (docs/rules.md#public-request). */
  isPublic?: true;
  contracts: readonly ServiceContract[];
  unread?: readonly Unread[];
  today: IsoDay;
  /** Need (request subject) to select first: in the URL, or selected before the session expired. */
  resumed?: NeedCode;
  meter?: OpenedMeter | null;
};

export type CompleteServiceRequest = Pick<CustomerServiceInput, 'isPublic'> & {
  topic: TopicCode;
  need: NeedCode;
  request: ServiceRequest;
};

export type CustomerServiceContext = CustomerServiceInput & {
  topic: TopicCode | null;
  need: NeedCode | null;
  request: ServiceRequest | null;
  failure: Failure | null;
};

type Event =
  | { type: 'topic.chosen'; topic: TopicCode }
  | { type: 'need.chosen'; need: NeedCode }
  | { type: 'form.submitted'; values: TypedServiceRequest }
  | { type: 'identity.confirmed' }
  | { type: 'identity.denied' }
  | { type: 'identity.closed' }
  | { type: 'request.restarted' }
  | { type: 'closed' };

const noRequest = { topic: null, need: null, request: null, failure: null };

export const initialContext = (input: CustomerServiceInput): CustomerServiceContext => ({
  ...input,
  ...noRequest,
  ...(input.resumed && findChoice(input.resumed)),
});

const formOfNeed = ({ need }: CustomerServiceContext) => need && findForm(need);

export const chooseRequestSchema = (context: CustomerServiceContext) =>
  requestSchema(formOfNeed(context) ?? undefined, { ...context, isVisitor: context.identity === null });

export const fullRequest = (context: CustomerServiceContext): CompleteServiceRequest => {
  const { topic, need, request, isPublic } = context;
  return {
    topic: required(topic),
    need: required(need),
    request: required(request),
    ...(isPublic && { isPublic }),
  };
};

const isCall = (context: CustomerServiceContext) =>
  ['contactTelMtc', 'contactTelUrgency'].includes(formOfNeed(context) ?? '');

const customerServiceSetup = setup({
  types: {
    context: {} as CustomerServiceContext,
    input: {} as CustomerServiceInput,
    events: {} as Event,
    children: {} as { phoneLookup: 'phoneLookup' },
    tags: {} as 'busy' | 'ended',
  },
  actors: { phoneLookup: phoneLookupMachine, sendRequest: port<void, CompleteServiceRequest>('sendRequest') },
  guards: {
    isOtherTopicOfOneNeed: ({ context }, topic: TopicCode) =>
      topic !== context.topic && findOnlyNeed(topic) !== null,
    isOtherTopic: ({ context }, topic: TopicCode) => topic !== context.topic,
    isOtherNeedOfTopic: ({ context }, need: NeedCode) =>
      need !== context.need &&
      context.topic !== null &&
      listNeeds(context.topic).some(({ code }) => code === need),
    isResumed: ({ context }) => context.need !== null,
    isVisitor: ({ context }) => context.identity === null,
    isVisitorCall: ({ context }) => context.identity === null && isCall(context),
    isDayCall: ({ context }) => formOfNeed(context) === 'contactTelMtc',
    isEmergencyCall: ({ context }) => formOfNeed(context) === 'contactTelUrgency',
    maySubmit: ({ context }) => maySubmit(context.role, 'customerService'),
    isWellFormed: ({ context }, values: TypedServiceRequest) =>
      chooseRequestSchema(context).safeParse(values).success,
  },
  actions: {
    rememberTopic: assign({
      topic: (_, topic: TopicCode) => topic,
      need: (_, topic: TopicCode) => findOnlyNeed(topic),
      failure: null,
    }),
    rememberNeed: assign({ need: (_, need: NeedCode) => need, failure: null }),
    forgetNeed: assign({ need: null }),
    rememberRequest: assign(({ context, event }) => {
      assertEvent(event, 'form.submitted');
      return { request: chooseRequestSchema(context).parse(event.values) };
    }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: null }),
    forgetRequest: assign({ ...noRequest, meter: null }),
  },
});

const preparing = customerServiceSetup.createStateConfig({
  description: 'L’utilisateur choisit un sujet, puis un besoin',
  initial: 'choosingTopic',
  on: {
    'topic.chosen': [
      {
        guard: { type: 'isOtherTopicOfOneNeed', params: ({ event }) => event.topic },
        target: '.opening',
        actions: { type: 'rememberTopic', params: ({ event }) => event.topic },
        description: 'Un autre sujet est choisi, qui n’a qu’un besoin : ce besoin est choisi d’office',
      },
      {
        guard: { type: 'isOtherTopic', params: ({ event }) => event.topic },
        target: '.choosingNeed',
        actions: { type: 'rememberTopic', params: ({ event }) => event.topic },
        description: 'Un autre sujet est choisi : le besoin choisi avant est oublié',
      },
    ],
    'need.chosen': {
      guard: { type: 'isOtherNeedOfTopic', params: ({ event }) => event.need },
      target: '.opening',
      actions: { type: 'rememberNeed', params: ({ event }) => event.need },
      description: 'Un autre besoin du sujet est choisi',
    },
    closed: { target: '#customerService.left', description: 'L’utilisateur ferme la page' },
  },
  states: {
    choosingTopic: {
      description: 'Les sujets sont proposés',
      always: {
        guard: 'isResumed',
        target: 'opening',
        description:
          'Le besoin est déjà choisi : par l’adresse, ou par une demande que la fin de la session a interrompue',
      },
    },
    choosingNeed: { description: 'Les besoins du sujet sont proposés' },
    opening: {
      description: 'Le besoin ouvre un formulaire, ou des numéros de téléphone',
      always: [
        {
          guard: 'isVisitorCall',
          target: 'calling.brand',
          description: 'Le besoin se traite par téléphone, et la recherche par commune demande une session',
        },
        {
          guard: 'isDayCall',
          target: 'calling.day',
          description: 'Le besoin se traite par téléphone, aux heures d’ouverture',
        },
        {
          guard: 'isEmergencyCall',
          target: 'calling.emergency',
          description: 'Le besoin est urgent : il se traite par téléphone, à toute heure',
        },
        {
          guard: 'maySubmit',
          target: 'writing',
          description: 'Le besoin se traite par écrit, et le rôle permet d’écrire',
        },
        { target: 'consulting', description: 'Le besoin se traite par écrit, ce que le rôle ne permet pas' },
      ],
    },
    writing: {
      description:
        'Le formulaire du besoin est affiché : la commune ou les contrats, le message, des pièces jointes',
      on: {
        'form.submitted': {
          guard: { type: 'isWellFormed', params: ({ event }) => event.values },
          target: '#customerService.confirming',
          actions: 'rememberRequest',
          description: 'La demande est bien formée : il reste à confirmer au nom de qui elle est envoyée',
        },
      },
    },
    consulting: {
      description:
        'Un conseiller voit le formulaire sans pouvoir l’envoyer : le bouton d’envoi est désactivé, et la raison est affichée',
    },
    calling: {
      description: 'Le numéro à appeler est affiché, ou recherché par commune',
      initial: 'day',
      states: {
        brand: { description: 'Un visiteur lit le numéro de la marque : des urgences, ou du service client' },
        day: {
          description: 'Le numéro du service client, avec ses horaires',
          invoke: {
            id: 'phoneLookup',
            src: 'phoneLookup',
            input: { purpose: 'day' },
            onError: {
              target: '#customerService.preparing.choosingNeed',
              actions: 'forgetNeed',
              description: 'La recherche du numéro s’interrompt : le besoin est à choisir de nouveau',
            },
          },
        },
        emergency: {
          description: 'Le numéro des urgences, à toute heure ; les sites du compte d’abord',
          invoke: {
            id: 'phoneLookup',
            src: 'phoneLookup',
            input: ({ context: { contracts } }) => ({ purpose: 'emergency', sites: contracts }),
            onError: {
              target: '#customerService.preparing.choosingNeed',
              actions: 'forgetNeed',
              description: 'La recherche du numéro s’interrompt : le besoin est à choisir de nouveau',
            },
          },
        },
      },
    },
  },
});

export const customerServiceMachine = customerServiceSetup.createMachine({
  id: 'customerService',
  description: 'S’adresser au service client : le sujet, le besoin, puis son formulaire ou son numéro',
  context: ({ input }) => initialContext(input),
  initial: 'preparing',
  states: {
    preparing,
    confirming: {
      description: 'Une fenêtre demande de confirmer que la demande part au nom de l’utilisateur connecté',
      always: {
        guard: 'isVisitor',
        target: 'sending',
        description: 'Un visiteur vient de saisir son nom : il n’y a rien à confirmer',
      },
      on: {
        'identity.confirmed': {
          target: 'sending',
          description: 'L’utilisateur confirme son identité : la demande part',
        },
        'identity.denied': {
          target: 'disowned',
          description:
            'L’utilisateur indique que ce n’est pas lui : rien n’est envoyé, et le portail le déconnecte',
        },
        'identity.closed': {
          target: 'preparing.writing',
          description: 'La fenêtre est fermée : le formulaire revient, tel qu’il était rempli',
        },
      },
    },
    sending: {
      description: 'La demande et ses pièces jointes sont en cours d’envoi',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        ...called('sendRequest'),
        input: ({ context }) => fullRequest(context),
        onDone: { target: 'sent', description: 'Le service client a reçu la demande' },
        onError: failedTo('preparing.writing', {
          description:
            'L’envoi échoue : le formulaire en affiche la raison et garde la saisie, pièces jointes comprises',
        }),
      },
    },
    sent: {
      description: 'La confirmation rappelle ce qui a été envoyé, et propose une nouvelle demande',
      tags: 'ended',
      on: {
        'request.restarted': {
          target: 'preparing',
          actions: 'forgetRequest',
          description: 'L’utilisateur commence une nouvelle demande',
        },
        closed: { target: 'left', description: 'L’utilisateur ferme la page' },
      },
    },
    left: { type: 'final', description: 'La page est quittée, et la demande oubliée' },
    disowned: {
      type: 'final',
      description: 'L’utilisateur est déconnecté : quelqu’un d’autre peut se connecter',
    },
  },
});

export type CustomerServiceActor = ActorRefFrom<typeof customerServiceMachine>;
