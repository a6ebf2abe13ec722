import type { ServiceRequest } from '#machines/customer-service/customerService.schema.ts';
import type { PlaceQuery } from '#machines/phone-lookup/phoneLookup.machine.ts';
import { lookupCodes, phoneAnswerSchema } from '../domain/request/phoneNumbers.ts';
import { type DataOf, defineCall, nothing, timeouts } from './client/client.ts';

type DescribedServiceRequest = ServiceRequest & {
  object: string;
  need: string;
  object_code: string;
  need_code: string;
};

type Parts = DataOf<'post', '/api/contact/request/files'>;

const toFields = (request: DescribedServiceRequest) => {
  const { object, need, object_code, need_code } = request;
  const { zipcode, municipality, insee, message, references, phone, first_name, last_name } = request;
  return {
    contact_type: 'contact_customer_service_infos' as const,
    ...{ object, need, object_code, need_code },
    ...{ zipcode, municipality, insee, message, references, phone, first_name, last_name },
  };
};

const toFormData = (request: DescribedServiceRequest): FormData => {
  const parts: Parts = {
    ...toFields(request),
    ...Object.fromEntries(request.attachments.map((file, index) => [`attachments[${index}]`, file])),
  };
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, part);
  return form;
};

export const askCustomerService = defineCall({
  method: 'post',
  path: '/api/contact/request/files',
  answer: nothing,
  timeout: timeouts.files,
  send: (request: DescribedServiceRequest) => ({ form: toFormData(request) }),
});

export const askPublicly = defineCall({ method: 'post', path: '/p/contact/request', answer: nothing });

/** Sends line breaks as CRLF, as in the multipart request of a form with files. */
export const askCustomerServicePublicly = (request: DescribedServiceRequest, signal: AbortSignal) => {
  const fields = toFields(request);
  return askPublicly({ ...fields, message: fields.message.replace(/\r?\n/g, '\r\n') }, signal);
};

const ofStreet = ({ street }: PlaceQuery) => {
  if (!street) return { type: 'town' as const };
  const { hexaviaCode, street: name, streetNumber } = street;
  return { type: 'street' as const, ...(hexaviaCode ? { hexaviaCode } : { street: name }), streetNumber };
};

/** Finds phone numbers. Some error codes are results, not failures (docs/rules.md#phone-lookup). */
export const lookUpPhones = defineCall({
  method: 'get',
  path: '/api/municipality/contract/contact',
  answer: phoneAnswerSchema,
  accepted: lookupCodes,
  send: (place: PlaceQuery) => ({ data: { insee: place.insee, ...ofStreet(place) } }),
});
