import { fromPromise } from 'xstate';
import { phoneLookupMachine } from '#machines/phone-lookup/phoneLookup.machine.ts';
import { lookUpPhones } from '../../api/contact.ts';

export const phoneLookup = phoneLookupMachine.provide({
  actors: { lookUpPhones: fromPromise(({ input, signal }) => lookUpPhones(input, signal)) },
});
