import { expect, it } from 'vitest';
import { customerServiceWords } from '#locales/fr/customerService.ts';
import { findForm, findOnlyNeed, isInPersonalSpace, isWritten, listNeeds, topics } from './topics.ts';

const needs = topics.flatMap(({ code }) => listNeeds(code).map((need) => need.code));

it('every topic and every need is said once', () => {
  expect(Object.keys(customerServiceWords.topics)).toEqual(topics.map(({ code }) => code));
  expect(Object.keys(customerServiceWords.needs)).toEqual(needs);
  expect(new Set(needs).size).toBe(needs.length);
});

it('has the four forms, and that of a reading', () => {
  expect(new Set(needs.map(findForm))).toEqual(
    new Set(['contactForm', 'contactFormWithRefs', 'meterReading', 'contactTelMtc', 'contactTelUrgency']),
  );
});

it('« Autre » alone has one need, chosen by itself', () => {
  expect(topics.filter(({ code }) => findOnlyNeed(code)).map(({ code }) => code)).toEqual(['AUTRE']);
  expect(findOnlyNeed('AUTRE')).toBe('AUTRE_DEMANDE');
});

it.each([
  ['SOUSCRIRE', true],
  ['RELEVE', true],
  ['CHANTIER', false],
  ['FUITE_RUE', false],
] as const)('%s is met by writing: %s', (need, written) => {
  expect(isWritten(need)).toBe(written);
});

it('what may be in the personal space already is said', () => {
  expect(needs.filter(isInPersonalSpace)).toEqual(['ATTESTATION', 'COORDONNEES']);
});
