import { assertEvent, assign, setup } from 'xstate';
import type { Profile } from '../domain/account/profile.ts';
import { maySubmit } from '../domain/account/roles.ts';
import type { Unread } from '../domain/answer.ts';
import type { IsoDay } from '../domain/calendar.ts';
import type { Failure } from '../domain/failure.ts';
import type { OpenedMeter } from '../domain/request/meterReading.ts';
import { phoneLookupMachine } from '../phone-lookup/phoneLookup.machine.ts';
import { port } from '../setup/port.ts';
import { required } from '../setup/required.ts';
import {
  requestSchema,
  type ServiceContract,
  type ServiceRequest,
  type TypedServiceRequest,
} from './customerService.schema.ts';
import { findChoice, findForm, findOnlyNeed, listNeeds, type NeedCode, type TopicCode } from './topics.ts';

export type CustomerServiceInput = {
  role: string;
  /** Null for a visitor, who types a name and a phone number. */
  identity: Pick<Profile, 'first_name' | 'last_name'> | null;
  /** On the public page, whose call takes no files (docs/rules.md#public-request). */
  isPublic?: true;
  /** The user's own, that a request may be about. */
  contracts: readonly ServiceContract[];
  /** Contracts of the user that cannot be read; none by default. */
  unread?: readonly Unread[];
  today: IsoDay;
  /** The need that is chosen already: the address names it, or an expired session has interrupted it. Its topic follows. */
  resumed?: NeedCode;
  /** The meter whose page has opened a reading. */
  meter?: OpenedMeter | null;
};

/** Complete request, as sent to the back office. */
export type CompleteServiceRequest = Pick<CustomerServiceInput, 'isPublic'> & {
  topic: TopicCode;
  need: NeedCode;
  request: ServiceRequest;
};

export type CustomerServiceContext = CustomerServiceInput & {
  topic: TopicCode | null;
  need: NeedCode | null;
  /** As sent, or about to be. */
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

/** Judges what is typed for the need that is chosen; the view's form uses the same. */
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

/** The bodies that the chart of a service request names. */
export const customerServiceSetup = setup({
  types: {
    context: {} as CustomerServiceContext,
    input: {} as CustomerServiceInput,
    events: {} as Event,
    children: {} as { phoneLookup: 'phoneLookup' },
    tags: {} as 'busy' | 'ended',
  },
  actors: {
    /** Whom to call: it goes on until another need is chosen. */
    phoneLookup: phoneLookupMachine,
    sendRequest: port<void, CompleteServiceRequest>('sendRequest'),
  },
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
