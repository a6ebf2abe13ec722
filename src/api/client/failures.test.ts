import { describe, expect, it } from 'vitest';
import { failures as words } from '#locales/fr/failures.ts';
import { toFailure } from './failures.ts';

const technical = { kind: 'technical', message: words.technical, fields: {} };
const unavailable = { ...technical, kind: 'unavailable' };

describe('toFailure', () => {
  it.each([
    [200, { code: '00' }],
    [200, {}],
    [201, { jwt: 'x' }],
    [200, { code: null, message: 'Bienvenue' }],
    [200, { code: 0 }],
    [200, { code: '0' }],
    [200, { code: '00', validation_errors: null }],
  ])('returns null (a success) for a response with the status %d and the body %j', (status, body) => {
    expect(toFailure(status, body)).toBeNull();
  });

  it.each([
    [500, { code: '00' }],
    [503, { code: '42', message: 'En maintenance' }],
    [502, undefined],
  ])('returns an unavailable failure for a response with the status %d and the body %j', (status, body) => {
    expect(toFailure(status, body)).toEqual(unavailable);
  });

  it.each([
    [200, { code: '10' }],
    [200, { code: '10', message: 'interne' }],
    [200, { code: '20', message: 7 }],
    [300, {}],
    [200, { code: '11', message: 'interne' }],
    [200, { code: '12' }],
    [400, { code: '13', message: 'interne' }],
    [200, { code: 12 }],
    [200, undefined],
    [200, '<html>'],
    [200, ['00']],
    [200, null],
    [403, { code: '12', message: 'interne' }],
  ])('returns a technical failure for a response with the status %d and the body %j', (status, body) => {
    expect(toFailure(status, body)).toEqual(technical);
  });

  it.each([
    [200, { code: '20', message: 'Contrat inconnu' }],
    [409, { message: 'Contrat inconnu' }],
    [200, { code: '09', message: 'Contrat inconnu' }],
    [200, { code: '14', message: 'Contrat inconnu' }],
  ])('returns for the status %d and the body %j a refusal with the message of the body', (status, body) => {
    expect(toFailure(status, body)).toEqual({ kind: 'refused', message: 'Contrat inconnu', fields: {} });
  });

  it.each([
    [{ code: '403', message: 'Compte suspendu' }, 'Compte suspendu'],
    [{}, words.forbidden],
    ['<html>', words.forbidden],
    [undefined, words.forbidden],
  ])('returns for a 403 with the body %j a failure with isForbidden and the message %s', (body, message) => {
    expect(toFailure(403, body)).toEqual({ kind: 'refused', message, fields: {}, isForbidden: true });
  });

  it('groups the error messages of a response by field, whether each is a text or a list', () => {
    const validation_errors = { email: 'Déjà prise', phone: {}, zip: ['Trop court', null, 'Inconnu'] };
    expect(toFailure(400, { code: '25', message: 'Refusé', validation_errors })?.fields).toEqual({
      email: ['Déjà prise'],
      phone: [],
      zip: ['Trop court', 'Inconnu'],
    });
  });

  it('returns null, which means a success, for a response code that the call accepts', () => {
    expect(toFailure(200, { code: '15' }, { accepted: ['15'] })).toBeNull();
    expect(toFailure(200, { code: 3 }, { accepted: ['03'] })).toBeNull();
    expect(toFailure(200, { code: '16', message: 'Fermé' }, { accepted: ['15'] })?.kind).toBe('refused');
    expect(toFailure(500, { code: '15' }, { accepted: ['15'] })).toEqual(unavailable);
  });
});

it('returns the default message of the call for a rejection without a message', () => {
  const refusal = { kind: 'refused', message: 'Erreur', fields: {} };
  expect(toFailure(200, { code: '20' }, { defaultMessage: 'Erreur' })).toEqual(refusal);
  expect(toFailure(200, { code: '12' }, { defaultMessage: 'Erreur' })).toEqual(technical);
});
