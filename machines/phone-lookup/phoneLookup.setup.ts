import { assign, setup } from 'xstate';
import type { Contract } from '../domain/contract/contract.ts';
import type { Failure } from '../domain/failure.ts';
import { contactsFor, type PhoneAnswer, type PhonePurpose } from '../domain/request/phoneNumbers.ts';
import type { Place } from '../domain/request/place.ts';
import { port } from '../setup/port.ts';

/** Street of the town, as its field holds it; an unknown code is empty. */
export type StreetQuery = { street: string; hexaviaCode: string; streetNumber: string };

/** What is looked up: a town by its INSEE code, and its street once it is asked. */
export type PlaceQuery = { insee: string; street: StreetQuery | null };

/** A site of the account, with what is read out on the phone. */
export type Site = Pick<Contract, 'reference' | 'name' | 'served_address'>;

export type PhoneLookupInput = {
  purpose: PhonePurpose;
  /** The account's own, which are offered first in an emergency. */
  sites?: readonly Site[];
};

type Context = PhoneLookupInput & {
  sites: readonly Site[];
  /** The one that the call is about. */
  site: Site | null;
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
      | { type: 'site.chosen'; reference: string }
      | { type: 'town.cleared' }
      | { type: 'street.submitted'; street: StreetQuery }
      | { type: 'retried' },
    tags: {} as 'busy',
  },
  actors: { lookUpPhones: port<PhoneAnswer, PlaceQuery>('lookUpPhones') },
  guards: {
    isOwnSite: ({ context: { sites } }, chosen: string) =>
      sites.some(({ reference }) => reference === chosen),
    needsStreet: (_, { code }: PhoneAnswer) => code === '15',
    isExplained: (_, { code }: PhoneAnswer) => code !== '00',
    isFound: ({ context }, { listeContacts }: PhoneAnswer) =>
      contactsFor(context.purpose, listeContacts).length > 0,
  },
  actions: {
    rememberSite: assign({
      site: ({ context: { sites } }, chosen: string) =>
        sites.find(({ reference }) => reference === chosen) ?? null,
      place: null,
    }),
    rememberPlace: assign({ place: (_, place: Place) => place, site: null, street: null }),
    rememberStreet: assign({ street: (_, street: StreetQuery) => street }),
    rememberAnswer: assign({ answer: (_, answer: PhoneAnswer) => answer }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
});
