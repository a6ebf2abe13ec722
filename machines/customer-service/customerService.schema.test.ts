import { describe, expect, it } from 'vitest';
import { knownContract } from '#src/domain/fixtures/account.ts';
import { requestSchema, type TypedServiceRequest } from './customerService.schema.ts';
import type { FormType } from './topics.ts';

const here = { ...knownContract, insee_code: '35288' };
const near = { ...here, reference: '981000000037' };
const elsewhere = { ...here, reference: '981000000042', insee_code: '22278' };
const contracts = [here, near, elsewhere];

const today = '2026-11-20';
const common = { first_name: 'Jeanne', last_name: 'Le Goff', phone: '', message: 'Bonjour' };
const town = { municipality: 'Saint-Malo', zipcode: '35400', insee: '35288' };

const listIssues = (form: FormType, typed: unknown, own = contracts, isVisitor = false): string[] =>
  (requestSchema(form, { contracts: own, today, isVisitor }).safeParse(typed).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

const sent = (form: FormType, typed: TypedServiceRequest, own = contracts) =>
  requestSchema(form, { contracts: own, today, isVisitor: false }).parse(typed);

it.each([
  ['', ['municipality: municipality.required', 'phone: phone.required']],
  ['01 99', ['phone: phone.invalid', 'municipality: municipality.required']],
  ['01 99 00 00 17', ['municipality: municipality.required']],
])('returns for a visitor who types the phone number %j the errors %j', (phone, issues) => {
  expect(listIssues('contactForm', { ...common, phone }, [], true).sort()).toEqual(issues.sort());
});

describe('the required location of a service request', () => {
  it.each([
    [town, []],
    [{ ...town, municipality: ' ' }, ['municipality: municipality.required']],
    [{}, ['municipality: municipality.required']],
    [{ municipality: 'Saint-Malo' }, ['municipality: municipality.unchosen']],
    [{ ...town, insee: '' }, []],
    [{ ...town, zipcode: '' }, ['zipcode: municipality.zipcode']],
    [{ ...town, municipality: 'Eu', insee: '', zipcode: '76260' }, []],
    [{ ...town, municipality: 'Y', insee: '', zipcode: '' }, ['zipcode: municipality.zipcode']],
    [{ ...town, municipality: 'Eu', insee: '', zipcode: '762' }, ['zipcode: municipality.zipcode']],
    [{ ...town, insee: '', zipcode: '3540' }, ['municipality: municipality.unchosen']],
  ])('returns for the town %j the errors %j', (typed, issues) => {
    expect(listIssues('contactForm', { ...common, ...typed })).toEqual(issues);
  });

  it.each([
    [{ references: here.reference }, []],
    [{ references: [here.reference, near.reference] }, []],
    [{ references: [] }, ['references: references.chosen']],
    [{ references: '' }, ['references: references.chosen']],
    [{}, ['references: references.chosen']],
  ])('returns for the selected contracts %j the errors %j', (typed, issues) => {
    expect(listIssues('contactFormWithRefs', { ...common, ...typed })).toEqual(issues);
  });

  it.each([
    [{ references: '981000004217' }, []],
    [{ references: '971000004217' }, ['references: references.typed']],
    [{ references: '' }, ['references: references.typed']],
    [{}, ['references: references.typed']],
  ])('returns for the reference %j, typed by a user without a contract, the errors %j', (typed, issues) => {
    expect(listIssues('contactFormWithRefs', { ...common, ...typed }, [])).toEqual(issues);
  });

  it('sends the town and an empty contract reference for a user who selects a town', () => {
    expect(sent('contactForm', { ...common, ...town })).toMatchObject({ ...town, references: '' });
  });

  it('trims a typed town', () => {
    const typed = { ...common, municipality: ' Saint-Malo ', zipcode: ' 35400 ' };
    expect(sent('contactForm', typed)).toMatchObject({ ...town, insee: '' });
  });

  it('joins the references of the contracts, and sends their town only if all share one town', () => {
    const of = (...chosen: { reference: string }[]) =>
      sent('contactFormWithRefs', { ...common, references: chosen.map(({ reference }) => reference) });
    expect(of(here, near)).toMatchObject({
      municipality: '',
      zipcode: '',
      insee: '35288',
      references: '981000004217,981000000037',
    });
    expect(of(here, elsewhere)).toMatchObject({ insee: '' });
  });

  it('removes the separators of a typed reference', () => {
    const typed = { ...common, references: '98-1000-0042-17' };
    expect(sent('contactFormWithRefs', typed, [])).toMatchObject({ references: '981000004217', insee: '' });
  });
});

describe('fields common to all requests', () => {
  it.each<[TypedServiceRequest, string[]]>([
    [{ message: 'a'.repeat(5001) }, ['message: message.long']],
    [{ phone: '+33 7 39 98 00 17' }, []],
    [{ phone: '0899000017' }, ['phone: phone.invalid']],
    [{ first_name: '' }, ['first_name: first_name.required']],
    [{ first_name: 'J' }, []],
    [{ last_name: '' }, ['last_name: last_name.required']],
    [{ last_name: 'O' }, []],
  ])('returns for a request with the common fields %j the errors %j', (typed, issues) => {
    expect(listIssues('contactForm', { ...common, ...town, ...typed })).toEqual(issues);
  });
});

const file = (name: string) => new File(['x'], name);
const none = new File([], '');

describe('attachments', () => {
  it.each<[string, File | File[], string[]]>([
    ['no attachment', none, []],
    ['one attachment', file('a.pdf'), []],
    ['four attachments', ['a', 'b', 'c', 'd'].map((name) => file(`${name}.pdf`)), ['too-many-files']],
    ['an attachment of another type', file('a.exe'), ['wrong-type']],
  ])('returns for a request with %s the errors $2', (_, attachments, faults) => {
    expect(listIssues('contactForm', { ...common, ...town, attachments })).toEqual(
      faults.map((fault) => `attachments: attachments.${fault}`),
    );
  });

  it('sends two attachments in their order, and no file for an empty file input', () => {
    const [one, two] = [file('a.pdf'), file('b.pdf')];
    const of = (attachments?: File | File[]) =>
      sent('contactForm', { ...common, ...town, ...(attachments && { attachments }) }).attachments;
    expect(of([one, two])).toEqual([one, two]);
    expect(of(none)).toEqual([]);
    expect(of()).toEqual([]);
  });
});

const reading: TypedServiceRequest = {
  ...common,
  message: '',
  references: here.reference,
  'message-meter': 'C09AB000318',
  'message-index': '1187',
  'message-date': today,
};

describe('a meter reading', () => {
  it('sends the meter, index and date of a reading, and the town of the contract', () => {
    expect(sent('meterReading', { ...reading, 'message-index': ' 001 187 ', message: ' Cave ' })).toEqual({
      ...{ first_name: 'Jeanne', last_name: 'Le Goff', phone: '', message: 'Cave', attachments: [] },
      ...{ municipality: '', zipcode: '', insee: '35288', references: here.reference },
      reading: { meter: 'C09AB000318', index: 1187, date: today },
    });
  });

  it.each<[TypedServiceRequest, string[]]>([
    [{ message: undefined }, []],
    [{ message: 'a'.repeat(4800) }, []],
    [{ message: 'a'.repeat(4801) }, ['message: reading.addition.long']],
    [{ 'message-meter': ' ' }, ['message-meter: reading.meter.required']],
    [{ 'message-meter': 'a'.repeat(100) }, []],
    [{ 'message-meter': 'a'.repeat(101) }, ['message-meter: reading.meter.long']],
    [{ 'message-index': '0' }, []],
    [{ 'message-index': '12345678' }, []],
    [{ 'message-index': '0012345678' }, []],
    [{ 'message-index': '123456789' }, ['message-index: reading.index.long']],
    [{ 'message-index': '' }, ['message-index: reading.index.required']],
    [{ 'message-index': undefined }, ['message-index: reading.index.required']],
    [{ 'message-index': '1187,5' }, ['message-index: reading.index.digits']],
    [{ 'message-date': '2025-11-20' }, []],
    [{ 'message-date': '2025-11-19' }, ['message-date: reading.date.old']],
    [{ 'message-date': '2026-11-21' }, ['message-date: reading.date.future']],
    [{ 'message-date': undefined }, ['message-date: reading.date.required']],
    [{ 'message-date': '2026-02-30' }, ['message-date: reading.date.required']],
    [{ references: '' }, ['message-meter: reading.meter.unchosen']],
    [{ references: '', 'message-meter': '' }, ['message-meter: reading.meter.required']],
    [
      { references: '', 'message-index': '' },
      ['message-index: reading.index.required', 'message-meter: reading.meter.unchosen'],
    ],
    [{ references: [here.reference] }, []],
    [{ references: [] }, ['references: reading.contract.required']],
    [{ references: undefined }, ['references: reading.contract.required']],
    [{ references: [here.reference, near.reference] }, ['references: reading.contract.single']],
  ])('returns for a meter reading with the fields %j the errors %j', (changes, issues) => {
    expect(listIssues('meterReading', { ...reading, ...changes })).toEqual(issues);
  });

  it.each(['1187m3', '1 187 m³', '1\u202f187\u00a0M3'])('parses the index « %s » as 1187', (index) => {
    const request = sent('meterReading', { ...reading, 'message-index': index });
    expect(request).toMatchObject({ reading: { index: 1187 } });
  });

  it('rejects null as a meter reading', () => {
    expect(listIssues('meterReading', null)).not.toEqual([]);
  });

  it('requires a typed reference if the profile has no contract, and sends this reference', () => {
    expect(sent('meterReading', { ...reading, references: '98-1000-0042-17' }, [])).toMatchObject({
      references: here.reference,
      insee: '',
    });
    const issues = listIssues('meterReading', { ...reading, references: '' }, []);
    expect(issues).toContain('references: references.typed');
  });
});
