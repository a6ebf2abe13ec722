import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { customerServiceWords } from '#locales/fr/customerService.ts';
import { customerServiceMachine } from './customerService.machine.ts';
import { customerServiceModel } from './customerService.model.ts';
import { findForm, findOnlyNeed, isInPersonalSpace, isWritten, needs, topics } from './topics.ts';

const { 'un titulaire, venu de la page d’un compteur': reader } = customerServiceModel.inputs;
const { 'un relevé': read } = customerServiceModel.cases['form.submitted'];

it('clears the meter of the previous request when a new request starts', async () => {
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

const codes = needs.map(({ code }) => code);

it('defines a label for each topic and need of customer service, and lists each need once', () => {
  expect(Object.keys(customerServiceWords.topics)).toEqual(topics);
  expect(Object.keys(customerServiceWords.needs)).toEqual(codes);
});

it('assigns each need of customer service to one of five forms, and uses each form', () => {
  expect(new Set(codes.map(findForm))).toEqual(
    new Set(['contactForm', 'contactFormWithRefs', 'meterReading', 'contactTelMtc', 'contactTelUrgency']),
  );
});

it('selects the only need of the topic « Autre », and no need of the other topics', () => {
  expect(topics.filter(findOnlyNeed)).toEqual(['AUTRE']);
  expect(findOnlyNeed('AUTRE')).toBe('AUTRE_DEMANDE');
});

it.each([
  ['SOUSCRIRE', true],
  ['RELEVE', true],
  ['CHANTIER', false],
  ['FUITE_RUE', false],
] as const)('shows for the need %s a form, not only a phone number: %s', (need, written) => {
  expect(isWritten(need)).toBe(written);
});

it('lists two needs that link to personal-space pages: ATTESTATION and COORDONNEES', () => {
  expect(codes.filter(isInPersonalSpace)).toEqual(['ATTESTATION', 'COORDONNEES']);
});
