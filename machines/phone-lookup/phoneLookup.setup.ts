import { assign, setup } from 'xstate';
import type { Failure } from '../domain/failure.ts';
import { contactsFor, type PhoneAnswer, type PhonePurpose } from '../domain/request/phoneNumbers.ts';
import type { Place } from '../domain/request/place.ts';
import { port } from '../setup/port.ts';

/** A street of the town: what is known of it. */
export type StreetQuery = { hexaviaCode: string; streetNumber: string };

/** What is looked up: a town by its INSEE code, and its street once it is asked. */
export type PlaceQuery = { insee: string; street: StreetQuery | null };

export type PhoneLookupInput = { purpose: PhonePurpose };

type Context = PhoneLookupInput & {
  place: Place | null;
  street: StreetQuery | null;
  answer: PhoneAnswer | null;
  failure: Failure | null;
};

/** The bodies that the chart of the phone lookup names. */
export const phoneLookupSetup = setup({
  types: {
    context: {} as Context,
    input: {} as PhoneLookupInput,
    events: {} as
      | { type: 'town.chosen'; place: Place }
      | { type: 'town.cleared' }
      | { type: 'street.submitted'; street: StreetQuery }
      | { type: 'retried' },
    tags: {} as 'busy',
  },
  actors: { lookUpPhones: port<PhoneAnswer, PlaceQuery>('lookUpPhones') },
  guards: {
    needsStreet: (_, { code }: PhoneAnswer) => code === '15',
    isExplained: (_, { code }: PhoneAnswer) => code !== '00',
    isFound: ({ context }, { listeContacts }: PhoneAnswer) =>
      contactsFor(context.purpose, listeContacts).length > 0,
  },
  actions: {
    rememberPlace: assign({ place: (_, place: Place) => place, street: null }),
    rememberStreet: assign({ street: (_, street: StreetQuery) => street }),
    rememberAnswer: assign({ answer: (_, answer: PhoneAnswer) => answer }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
});
