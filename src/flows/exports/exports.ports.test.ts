import { beforeEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { interruptedExport } from '#machines/export/export.model.ts';
import type { Interrupted } from '#machines/exports/exports.machine.ts';
import { autumn } from '#machines/invoice-export/invoiceExport.model.ts';
import { toInterrupted } from '#machines/invoice-export/invoiceExport.setup.ts';
import { standInBrowser } from '#test/standInBrowser.ts';
import { knownMeter } from '../../domain/fixtures/consumption.ts';
import { exportsOf, readInterrupted, rememberInterrupted } from './exports.ports.ts';

const key = 'portal.exports';
const documents = toInterrupted([autumn], 0) ?? expect.fail('Nothing is left');
const both = [interruptedExport, documents];

beforeEach(() => void standInBrowser());

const open = async (user: string) => {
  const resume = vi.fn();
  const actor = createActor(exportsOf({ user, save: async () => both, resume })).start();
  await waitFor(actor, (snapshot) => !snapshot.matches({ open: 'resuming' }));
  return { actor, resume };
};

const expire = async (user: string) => {
  const { actor } = await open(user);
  actor.send({ type: 'session.expired' });
  await waitFor(actor, (snapshot) => snapshot.matches('left'));
};

it('offers interrupted exports once to their user, also with another case of the e-mail', async () => {
  await expire('Yann@exemple.test');
  expect((await open('yann@exemple.test')).resume).toHaveBeenCalledWith(both);
  expect(sessionStorage.getItem(key)).toBeNull();
  expect((await open('yann@exemple.test')).resume).toHaveBeenCalledWith([]);
});

it('offers no export to another user, and deletes the stored exports', async () => {
  await expire('yann@exemple.test');
  expect(sessionStorage.getItem(key)).not.toContain('yann');
  expect((await open('gaelle@exemple.test')).resume).toHaveBeenCalledWith([]);
  expect(sessionStorage.getItem(key)).toBeNull();
});

it('stores no postal address, amount or measure of interrupted exports', () => {
  rememberInterrupted('a5b1', both);
  const text = sessionStorage.getItem(key) ?? '';
  expect(text).toContain(knownMeter.matriculeCompteur);
  expect(text).not.toContain('Duguay-Trouin');
  expect(text).not.toMatch(/montant|adresse|served|volume/i);
});

const report: Interrupted = {
  flow: 'report',
  year: '2025',
  day: '2026-11-28',
  readings: [{ meter: '98/1', unplacedCount: 0, measures: [['2025-01-31', 3, 9, 'measured']], episodes: [] }],
};

it('stores a report without its readings if sessionStorage has no room for the readings', () => {
  rememberInterrupted('a5b1', [report]);
  expect(readInterrupted('a5b1')).toEqual([report]);
  const { setItem } = sessionStorage;
  vi.spyOn(sessionStorage, 'setItem').mockImplementation((name, text) => {
    if (text.includes('measured')) throw new DOMException('Full', 'QuotaExceededError');
    setItem.call(sessionStorage, name, text);
  });
  rememberInterrupted('a5b1', [report, documents]);
  expect(readInterrupted('a5b1')).toEqual([{ ...report, readings: [] }, documents]);
});

const stored = (...interrupted: unknown[]) => JSON.stringify({ owner: 'a5b1', interrupted });
const changed = (change: object) => stored({ ...interruptedExport, ...change });
const withMeter = (change: object) => changed({ meters: [{ ...interruptedExport.meters[0], ...change }] });

it.each([
  ['a text that is not JSON', '{"owner":"a5b1"'],
  ['a text instead of a list', JSON.stringify({ owner: 'a5b1', interrupted: 'all' })],
  ['an export without meters', changed({ meters: [] })],
  ['a meter without a number', withMeter({ matriculeCompteur: undefined })],
  ['an unknown kind of meter', withMeter({ kind: '__proto__' })],
  ['an invalid day', changed({ startDate: '<img src=x>' })],
  ['a negative count', changed({ saved: -1 })],
  ['an unknown flow', changed({ flow: 'signup' })],
  ['a document without a URL', stored({ ...documents, documents: [{ reference: '98' }] })],
  ['more exports than the limit', stored(...Array.from({ length: 21 }, () => interruptedExport))],
  ['an empty owner', JSON.stringify({ owner: '', interrupted: both })],
])('ignores stored exports with %s', (_, text) => {
  sessionStorage.setItem(key, text);
  expect(readInterrupted('a5b1')).toEqual([]);
  expect(readInterrupted('')).toEqual([]);
});

it('drops the invalid readings of a stored report, but keeps the report with its year', () => {
  sessionStorage.setItem(key, stored({ ...report, readings: [{ meter: 12 }] }, documents));
  expect(readInterrupted('a5b1')).toEqual([{ ...report, readings: [] }, documents]);
});

it('ignores the unknown properties of stored exports', () => {
  sessionStorage.setItem(key, changed({ token: 'eyJ' }));
  expect(readInterrupted('a5b1')).toEqual([interruptedExport]);
});
