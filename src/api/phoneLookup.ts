import { lookupCodes, type PhoneAnswer, phoneAnswerSchema } from '#machines/domain/phoneNumbers.ts';
import type { PlaceAsked } from '#machines/phone-lookup/phoneLookup.setup.ts';
import { call } from './client.ts';

const ofStreet = ({ street }: PlaceAsked) => Object.entries(street ?? {}).filter(([, value]) => value !== '');

/** Whom to call about a town, or a street of it; the codes that choose the way are answers (docs/rules.md#phone-lookup). */
export const lookUpPhones = (asked: PlaceAsked, signal: AbortSignal): Promise<PhoneAnswer> =>
  call(phoneAnswerSchema, 'get', '/api/municipality/contract/contact', {
    searchParams: {
      insee: asked.insee,
      type: asked.street ? 'street' : 'town',
      ...Object.fromEntries(ofStreet(asked)),
    },
    accepted: lookupCodes,
    signal,
  });
