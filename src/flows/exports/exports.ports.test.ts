import { beforeEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { interruptedExport } from '#machines/export/export.model.ts';
import { toInterrupted } from '#machines/export/storedExports.ts';
import { autumn } from '#machines/invoice-export/invoiceExport.model.ts';
import { toInterrupted as toInterruptedDocuments } from '#machines/invoice-export/invoiceExport.setup.ts';
import { standInBrowser } from '#test/standInBrowser.ts';
import { knownMeter } from '../../domain/fixtures/consumption.ts';
import { exportsOf, forgetInterrupted, readInterrupted, rememberInterrupted } from './exports.ports.ts';

const key = 'portal.exports';
const missing = [interruptedExport];

beforeEach(() => void standInBrowser());

const open = async (user: string) => {
  const resume = vi.fn();
  const actor = createActor(exportsOf({ user, save: async () => missing, resume })).start();
  await waitFor(actor, (snapshot) => !snapshot.matches({ open: 'resuming' }));
  return { actor, resume };
};

const expire = async (user: string) => {
  const { actor } = await open(user);
  actor.send({ type: 'session.expired' });
  await waitFor(actor, (snapshot) => snapshot.matches('left'));
};

it('offers the missing part once to the same user, ignoring e-mail case', async () => {
  await expire('Yann@exemple.test');
  expect((await open('yann@exemple.test')).resume).toHaveBeenCalledWith(missing);
  expect(sessionStorage.getItem(key)).toBeNull();
  expect((await open('yann@exemple.test')).resume).toHaveBeenCalledWith([]);
});

it('offers nothing to another user, and forgets it', async () => {
  await expire('yann@exemple.test');
  expect(sessionStorage.getItem(key)).not.toContain('yann');
  expect((await open('gaelle@exemple.test')).resume).toHaveBeenCalledWith([]);
  expect(sessionStorage.getItem(key)).toBeNull();
});

it('stores the missing part before the page unloads', async () => {
  const { actor } = await open('yann@exemple.test');
  actor.send({ type: 'page.left', missing });
  expect(sessionStorage.getItem(key)).toContain(knownMeter.idPDS);
});

it('stores nothing if nothing is missing', async () => {
  const { actor } = await open('yann@exemple.test');
  actor.send({ type: 'page.left', missing: [] });
  expect(sessionStorage.getItem(key)).toBeNull();
});

const memoryKey = 'portal.exports';
const days = { startDate: '2025-12-01', endDate: '2026-11-22' };

const measures = toInterrupted({
  contracts: [{ reference: knownMeter.reference, name: 'Usine des Bars' }],
  request: { mode: 'monthly', format: 'xlsx', ...days, meters: [knownMeter] },
  saved: 12,
});
const documents = toInterruptedDocuments([autumn], 0);
if (!measures || !documents) throw new Error('Nothing is left');
const both = [measures, documents];

beforeEach(() => void standInBrowser());

it('returns the stored exports only to their owner', () => {
  rememberInterrupted('a5b1', both);
  expect(readInterrupted('a5b1')).toEqual(both);
  expect(readInterrupted('c2d3')).toEqual([]);
  forgetInterrupted();
  expect(sessionStorage.getItem(memoryKey)).toBeNull();
  expect(readInterrupted('a5b1')).toEqual([]);
});

it('stores no address, amount or measure', () => {
  rememberInterrupted('a5b1', both);
  const text = sessionStorage.getItem(memoryKey) ?? '';
  expect(text).toContain(knownMeter.matriculeCompteur);
  expect(text).not.toContain('Duguay-Trouin');
  expect(text).not.toMatch(/montant|adresse|served|volume/i);
});

const text = (interrupted: unknown) => JSON.stringify({ owner: 'a5b1', interrupted });

it.each([
  ['no JSON', '{"owner":"a5b1"'],
  ['no list', text('all')],
  ['an export of nothing', text([{ ...measures, meters: [] }])],
  [
    'a meter without a number',
    text([{ ...measures, meters: [{ reference: '98', idPDS: 'PDS', kind: 'TR' }] }]),
  ],
  [
    'a kind of meter that is not one',
    text([{ ...measures, meters: [{ ...measures.meters[0], kind: '__proto__' }] }]),
  ],
  ['a day that is not one', text([{ ...measures, startDate: '<img src=x>' }])],
  ['a count below nothing', text([{ ...measures, saved: -1 }])],
  ['a flow that is not one', text([{ ...measures, flow: 'signup' }])],
  ['a document without an address', text([{ ...documents, documents: [{ reference: '98' }] }])],
  ['more than anyone exports', text(Array.from({ length: 21 }, () => measures))],
  ['nobody', JSON.stringify({ owner: '', interrupted: both })],
])('drops invalid data: %s', (_, stored) => {
  sessionStorage.setItem(memoryKey, stored);
  expect(readInterrupted('a5b1')).toEqual([]);
  expect(readInterrupted('')).toEqual([]);
});

it('ignores unknown properties', () => {
  sessionStorage.setItem(memoryKey, text([JSON.parse(JSON.stringify({ ...measures, token: 'eyJ' }))]));
  expect(readInterrupted('a5b1')).toEqual([measures]);
});
