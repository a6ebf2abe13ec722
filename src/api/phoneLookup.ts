import { lookupCodes, phoneAnswerSchema } from '#machines/domain/request/phoneNumbers.ts';
import type { PlaceQuery } from '#machines/phone-lookup/phoneLookup.setup.ts';
import { defineCall } from './client/defineCall.ts';

const ofStreet = ({ street }: PlaceQuery) => Object.entries(street ?? {}).filter(([, value]) => value !== '');

/** Whom to call about a town, or a street of it; the codes that choose the way are answers (docs/rules.md#phone-lookup). */
export const lookUpPhones = defineCall({
  method: 'get',
  path: '/api/municipality/contract/contact',
  answer: phoneAnswerSchema,
  accepted: lookupCodes,
  send: (place: PlaceQuery) => ({
    data: {
      insee: place.insee,
      type: place.street ? ('street' as const) : ('town' as const),
      ...Object.fromEntries(ofStreet(place)),
    },
  }),
});
