import type { PlaceQuery } from '#machines/phone-lookup/phoneLookup.machine.ts';
import { lookupCodes, phoneAnswerSchema } from '../domain/request/phoneNumbers.ts';
import { defineCall } from './client/defineCall.ts';

/** The name of the street identifies it when the address service has no code for it. */
const ofStreet = ({ street }: PlaceQuery) => {
  if (!street) return { type: 'town' as const };
  const { hexaviaCode, street: name, streetNumber } = street;
  return { type: 'street' as const, ...(hexaviaCode ? { hexaviaCode } : { street: name }), streetNumber };
};

/** Whom to call about a town, or a street of it; the codes that choose the way are answers (docs/rules.md#phone-lookup). */
export const lookUpPhones = defineCall({
  method: 'get',
  path: '/api/municipality/contract/contact',
  answer: phoneAnswerSchema,
  accepted: lookupCodes,
  send: (place: PlaceQuery) => ({ data: { insee: place.insee, ...ofStreet(place) } }),
});
