import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { customerServiceMachine } from './customerService.machine.ts';
import { customerServiceModel } from './customerService.model.ts';

const { 'un titulaire, venu de la page d’un compteur': reader } = customerServiceModel.inputs;
const { 'un relevé': read } = customerServiceModel.cases['form.submitted'];

it('clears the meter of the previous request when a new one starts', async () => {
  const flow = createActor(
    customerServiceMachine.provide({ actors: { sendRequest: fromPromise(async () => {}) } }),
    { input: reader },
  ).start();
  expect(flow.getSnapshot().context.meter).toEqual(reader.meter);
  flow.send({ type: 'form.submitted', ...read });
  flow.send({ type: 'identity.confirmed' });
  await waitFor(flow, (snapshot) => snapshot.matches('sent'));
  flow.send({ type: 'request.restarted' });
  expect(flow.getSnapshot().context).toMatchObject({ meter: null, need: null });
  flow.stop();
});
