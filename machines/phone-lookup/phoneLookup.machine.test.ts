import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { saintMalo } from '#src/domain/fixtures/requests.ts';
import type { PhoneAnswer } from '#src/domain/request/phoneNumbers.ts';
import { type PlaceQuery, phoneLookupMachine } from './phoneLookup.machine.ts';

const streetNeeded: PhoneAnswer = { code: '15', message: 'Précisez la rue.', listeContacts: [] };
const found: PhoneAnswer = {
  code: '00',
  message: '',
  listeContacts: [{ horaireCrc: '', telCrcUrgence: '0199000018', telCrcJour: '0199000017' }],
};

it('returns to the street field after code 15 for a street', async () => {
  const queries: PlaceQuery[] = [];
  const lookUpPhones = fromPromise(async ({ input }: { input: PlaceQuery }) => {
    queries.push(input);
    return input.street?.streetNumber === '12' ? found : streetNeeded;
  });
  const actor = createActor(phoneLookupMachine.provide({ actors: { lookUpPhones } }), {
    input: { purpose: 'emergency' },
  }).start();
  const reach = (state: 'askingStreet' | 'shown') =>
    waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 1000 });
  actor.send({ type: 'town.chosen', place: saintMalo });
  for (const streetNumber of ['0', '12']) {
    await reach('askingStreet');
    actor.send({
      type: 'street.submitted',
      street: { street: 'allée sans nom', hexaviaCode: '', streetNumber },
    });
  }
  await reach('shown');
  expect(queries.map(({ street }) => street?.streetNumber)).toEqual([undefined, '0', '12']);
});
