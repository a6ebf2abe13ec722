import * as z from 'zod/mini';
import type { ServiceRequest } from '#machines/customer-service/customerService.schema.ts';
import { call } from './client.ts';
import { timeouts } from './timeouts.ts';

/** A request with the words that are read of its topic and need, and their codes. */
export type WordedRequest = ServiceRequest & {
  object: string;
  need: string;
  object_code: string;
  need_code: string;
};

const multipartOf = (request: WordedRequest): FormData => {
  const { object, need, object_code, need_code, attachments, ...asked } = request;
  const { zipcode, municipality, insee, message, references, phone, first_name, last_name } = asked;
  const body = new FormData();
  const parts = {
    contact_type: 'contact_customer_service_infos',
    ...{ object, need, object_code, need_code },
    ...{ zipcode, municipality, insee, message, references, phone, first_name, last_name },
  };
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  for (const [index, file] of attachments.entries()) body.append(`attachments[${index}]`, file, file.name);
  return body;
};

/** Writes to the customer service, with the files that go with it. */
export const askCustomerService = async (request: WordedRequest, signal: AbortSignal): Promise<void> => {
  await call(z.object({}), 'post', '/api/contact/request/files', {
    body: multipartOf(request),
    timeout: timeouts.files,
    signal,
  });
};
