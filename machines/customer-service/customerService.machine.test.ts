import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { customerServiceWords } from '#locales/fr/customerService.ts';
import { customerServiceMachine } from './customerService.machine.ts';
import { customerServiceModel } from './customerService.model.ts';
import { findForm, findOnlyNeed, isInPersonalSpace, isWritten, listNeeds, topics } from './topics.ts';

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

const needs = topics.flatMap(({ code }) => listNeeds(code).map((need) => need.code));

it('has a label for every topic and need, and no repeated need', () => {
  expect(Object.keys(customerServiceWords.topics)).toEqual(topics.map(({ code }) => code));
  expect(Object.keys(customerServiceWords.needs)).toEqual(needs);
  expect(new Set(needs).size).toBe(needs.length);
});

it('uses the four contact forms and the meter-reading form for all the needs', () => {
  expect(new Set(needs.map(findForm))).toEqual(
    new Set(['contactForm', 'contactFormWithRefs', 'meterReading', 'contactTelMtc', 'contactTelUrgency']),
  );
});

it('preselects the need of the topic « Autre », the only topic with one need', () => {
  expect(topics.filter(({ code }) => findOnlyNeed(code)).map(({ code }) => code)).toEqual(['AUTRE']);
  expect(findOnlyNeed('AUTRE')).toBe('AUTRE_DEMANDE');
});

it.each([
  ['SOUSCRIRE', true],
  ['RELEVE', true],
  ['CHANTIER', false],
  ['FUITE_RUE', false],
] as const)('opens the written form for the need %s: %s', (need, written) => {
  expect(isWritten(need)).toBe(written);
});

it('lists the needs that the personal space already answers', () => {
  expect(needs.filter(isInPersonalSpace)).toEqual(['ATTESTATION', 'COORDONNEES']);
});
