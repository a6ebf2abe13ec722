import { fromPromise } from 'xstate';
import { t } from '#locales/fr/customerService.ts';
import { customerServiceMachine } from '#machines/customer-service/customerService.machine.ts';
import type { phoneLookupMachine } from '#machines/phone-lookup/phoneLookup.machine.ts';
import { askCustomerService, askCustomerServicePublicly } from '../../api/contact.ts';
import { writeReading } from './reading/meterReading.ts';

export const customerService = (phoneLookup: typeof phoneLookupMachine) =>
  customerServiceMachine.provide({
    actors: {
      phoneLookup,
      sendRequest: fromPromise(
        ({
          input: {
            topic,
            need,
            isPublic,
            request: { reading, ...request },
          },
          signal,
        }) =>
          (isPublic ? askCustomerServicePublicly : askCustomerService)(
            {
              ...request,
              ...(reading && { message: writeReading(reading, request.message) }),
              object: t(`topics.${topic}`),
              need: t(`needs.${need}`),
              object_code: topic,
              need_code: need,
            },
            signal,
          ),
      ),
    },
  });
