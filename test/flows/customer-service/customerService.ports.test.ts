import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { knownContract } from '#src/domain/fixtures/account.ts';
import { customerService } from '#src/flows/customer-service/customerService.ports.ts';
import { phoneLookup } from '#src/flows/phone-lookup/phoneLookup.ports.ts';
import { startPort } from '../portCalls.ts';
import { expectLast, signedInBrowser, startWith } from '../standIn.ts';
import { stubBackOffice } from '../stubBackOffice.ts';

signedInBrowser();

const identity = { first_name: 'Jeanne', last_name: 'Le Goff' };
const references = ['981000004217', '981000000037'];

it('sends a confirmed request with its fields in order and its files numbered from 0', async () => {
  const sent = stubBackOffice({});
  const flow = createActor(customerService(phoneLookup), {
    input: {
      role: 'owner',
      identity,
      today: '2026-11-20',
      contracts: references.map((reference) => ({ ...knownContract, reference, insee_code: '35288' })),
    },
  });
  await startWith(
    flow,
    { type: 'topic.chosen', topic: 'FACTURE' },
    { type: 'need.chosen', need: 'COMPRENDRE' },
    {
      type: 'form.submitted',
      values: {
        references,
        message: 'Que comprend la part fixe ?',
        phone: '01 99 00 00 17',
        ...identity,
        attachments: [new File(['%PDF-1.4'], 'facture.pdf'), new File(['GIF89a'], 'façade.gif')],
      },
    },
  );
  await vi.waitFor(() => expect(flow.getSnapshot().can({ type: 'identity.confirmed' })).toBe(true));
  expect(sent).toEqual([]);
  flow.send({ type: 'identity.confirmed' });
  await expectLast(sent, {
    call: 'POST /api/contact/request/files',
    body: [
      ['contact_type', 'contact_customer_service_infos'],
      ['object', 'Ma facture et mon paiement'],
      ['need', 'Comprendre une facture'],
      ['object_code', 'FACTURE'],
      ['need_code', 'COMPRENDRE'],
      ['zipcode', ''],
      ['municipality', ''],
      ['insee', '35288'],
      ['message', 'Que comprend la part fixe ?'],
      ['references', '981000004217,981000000037'],
      ['phone', '0199000017'],
      ['first_name', 'Jeanne'],
      ['last_name', 'Le Goff'],
      ['attachments[0]', ['facture.pdf', '%PDF-1.4']],
      ['attachments[1]', ['façade.gif', 'GIF89a']],
    ],
  });
  flow.stop();
});

it('sends the request of a visitor as JSON without files, with CRLF line ends in the text', async () => {
  const sent = stubBackOffice({});
  const request = {
    ...{ municipality: 'Saint-Malo', zipcode: '35400', insee: '35288', references: '' },
    ...{ first_name: 'Sophie', last_name: 'Carpentier', phone: '0199000017' },
  };
  const flow = startPort('customerService', {
    port: 'sendRequest',
    input: {
      ...{ topic: 'AUTRE', need: 'AUTRE_DEMANDE', isPublic: true },
      request: { ...request, message: 'Bonjour,\nmerci\r\nencore', attachments: [] },
    },
  });
  await expectLast(sent, {
    call: 'POST /p/contact/request',
    body: {
      contact_type: 'contact_customer_service_infos',
      ...{ object: 'Autre', need: 'Autre demande', object_code: 'AUTRE', need_code: 'AUTRE_DEMANDE' },
      ...request,
      message: 'Bonjour,\r\nmerci\r\nencore',
    },
  });
  flow.stop();
});
