import { Validator } from '@seriousme/openapi-schema-validator';
import { createGenerator } from 'json-schema-faker';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { readMandateMessage } from '#machines/payment/payment.machine.ts';
import { exchange } from '#src/api/client/client.ts';
import { requests } from '#src/api/requests.ts';
import { checkToken } from '#src/api/session.ts';
import { isFailure } from '#src/domain/failure.ts';
import {
  answersOf,
  carriedBy,
  checkExchange,
  choiceSchema,
  contractFile,
  examplesOf,
  fullAnswer,
  jsonOf,
  openContract,
  operationOf,
  operationsOf,
} from './contract.ts';
import { declarations, findRequestSchema, parsedCalls, toRequestName } from './declarations.ts';
import { fieldPaths, toRules } from './schemas.ts';

const contract = await openContract();
const check = checkExchange(contract);

describe('the OpenAPI file', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    expect(await validator.validate(contractFile)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it.each(contract.getOperations())('contains valid examples for $operationId', (operation) => {
    const { operationId = '', requestBody, responses = {} } = operation;
    const request = { method: operation.method, path: operation.path, headers: {} };
    const media = jsonOf(requestBody);
    for (const body of media ? examplesOf(media) : []) {
      const { errors } = contract.validateRequest({ ...request, body }, operation);
      expect(errors?.filter(({ instancePath }) => instancePath.startsWith('/requestBody')) ?? []).toEqual([]);
    }
    for (const [status, response] of Object.entries(responses)) {
      const answered = jsonOf(response);
      for (const body of answered ? examplesOf(answered) : [])
        expect(contract.validateResponse(body, operationId, Number(status) || 418).errors).toBeNull();
    }
  });
});

describe('the messages of a mandate form', () => {
  const { MandateMessage } = contract.definition.components?.schemas ?? {};

  it.each(choiceSchema.parse(MandateMessage).oneOf)(
    'contains a message of the mandate form that the portal accepts: $description',
    async (schema) => {
      const { generate } = createGenerator({ seed: 1, alwaysFakeOptionals: true });
      const message = await generate(schema);
      expect(readMandateMessage(message)).toMatchObject({ type: Object(message).type });
    },
  );
});

const parameterSchema = z.object({
  name: z.string(),
  in: z.string(),
  required: z.optional(z.boolean()),
  schema: z.unknown(),
});

const findQuerySchema = (parameters: unknown) => {
  const query = z
    ._default(z.array(parameterSchema), [])
    .parse(parameters)
    .filter((parameter) => parameter.in === 'query');
  if (query.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.flatMap(({ name, required }) => (required ? [name] : [])),
    additionalProperties: false,
  };
};

const unread: Record<string, string[]> = {
  'GET /api/contract/iban/{reference}': ['reference', 'urlSEPA'],
  'POST /api/invoice/inserts': ['ListeEncarts[].urlEncart'],
};

let sent: Request | undefined;
let text: string;

beforeEach(() => {
  sent = undefined;
  vi.stubGlobal('location', { origin: 'http://portal.test' });
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
    const request = new Request(input, init);
    sent = request.clone();
    return new Response(text);
  });
});

it('lists in the OpenAPI file exactly the calls that the portal declares', () => {
  const names = declarations.map(toRequestName);
  const specified = operationsOf(contract).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(names.toSorted()).toEqual(specified.sort());
  expect(Object.keys(requests).filter((name) => !names.includes(name))).toEqual([]);
});

it('accepts a token only after a response that the OpenAPI file defines as a success', async () => {
  const verdictOn = (given: unknown) => {
    text = JSON.stringify(given);
    return checkToken('a-token', new AbortController().signal);
  };
  expect(await verdictOn({ code: '00' })).toBe('accepted');
  expect(sent && (await check(sent, Response.json(JSON.parse(text))))).toEqual([]);
  expect(await verdictOn({ code: '99', message: 'Non' })).toBe('refused');
});

it.each(declarations.map((declaration) => ({ name: toRequestName(declaration), declaration })))(
  'sends each request with the parameters and the body of the OpenAPI file: $name',
  ({ declaration }) => {
    const { parameters, requestBody } = operationOf(contract, declaration) ?? {};
    const schema = findRequestSchema(declaration);
    const declared = schema && toRules(z.toJSONSchema(schema, { io: 'output' }));
    expect(declaration.method === 'get' ? { query: declared } : { body: declared }).toEqual({
      query: toRules(findQuerySchema(parameters)),
      body: toRules(carriedBy(requestBody)),
    });
  },
);

const prototypeKeys = ['__proto__', 'constructor', 'prototype'];

type Planted = (field: unknown) => unknown;

const inherited: Planted = () => ({ polluted: 'yes', prototype: { polluted: 'yes' } });

const copied: Planted = (field) => field;

/** JSON text with `prototypeKeys` in each object. An object literal cannot have the property `__proto__`. */
const polluted = (value: unknown, planted: Planted): string => {
  if (Array.isArray(value)) return `[${value.map((item) => polluted(item, planted)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value);
  const added = prototypeKeys.map((name) => `"${name}":${JSON.stringify(planted(fields[0]?.[1] ?? ''))}`);
  const own = fields.map(([key, field]) => `${JSON.stringify(key)}:${polluted(field, planted)}`);
  return `{${[...added, ...own, ...added].join(',')}}`;
};

const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap((field: unknown) => objectsIn(field))]
    : [];

const withoutPrototypeKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutPrototypeKeys);
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).filter(([key]) => !prototypeKeys.includes(key));
  return Object.fromEntries(own.map(([key, field]) => [key, withoutPrototypeKeys(field)]));
};

describe.each(parsedCalls)('$name', ({ declaration }) => {
  const { success, refusal } = answersOf(contract, declaration);

  const outcomeOf = (json: string): Promise<unknown> => {
    text = json;
    return exchange(declaration, {}, new AbortController().signal).then(
      ({ answer }) => answer,
      (failure: unknown) => failure,
    );
  };

  const findOutcome = async (given: unknown) => {
    const outcome = await outcomeOf(JSON.stringify(given));
    return isFailure(outcome) || outcome instanceof Error ? outcome : 'read';
  };

  it('parses each example and each generated success of the OpenAPI file without a failure', async () => {
    const { generate } = createGenerator({
      seed: 1,
      optionalsProbability: 0.8,
      minItems: 1,
      maxItems: 2,
      // Uses the dates of the examples: the date pattern also matches days that do not exist.
      useExamplesValue: true,
    });
    const samples = await Promise.all(Array.from({ length: 30 }, () => generate(success.schema)));
    expect(success.examples).not.toEqual([]);
    for (const given of [...success.examples, ...samples])
      expect(await findOutcome(given), JSON.stringify(given)).toBe('read');
  });

  it('throws a failure for each example and each generated error of the OpenAPI file', async () => {
    const { generate } = createGenerator({ seed: 1, optionalsProbability: 0.8 });
    const samples = await Promise.all(Array.from({ length: 10 }, () => generate(refusal.schema)));
    const { accepted = [] } = declaration;
    for (const given of [...refusal.examples, ...samples]) {
      const { code, message, validation_errors } = Object(given);
      const fields = Object.entries(validation_errors ?? {}).map(([field, text]) => [field, [text].flat()]);
      const expected = { kind: 'refused', message, fields: Object.fromEntries(fields) };
      expect(await findOutcome(given)).toEqual(accepted.includes(String(code)) ? 'read' : expected);
    }
  });

  it('reads only fields that the OpenAPI file defines, and requires only its required fields', () => {
    const fields = fieldPaths(z.toJSONSchema(declaration.answer, { io: 'input' }));
    const specified = fieldPaths(success.schema);
    expect(specified).toMatchObject(fields);
    const required = (paths: typeof fields) =>
      Object.keys(paths).filter((path) => paths[path] === 'required');
    expect(required(specified).sort()).toEqual(required(fields).sort());
    const more = ['code', 'message', 'validation_errors', ...(unread[toRequestName(declaration)] ?? [])];
    expect(Object.keys(specified).filter((path) => !(path in fields || more.includes(path)))).toEqual([]);
  });

  it.each([
    ['a success', success],
    ['a refusal', refusal],
  ])('ignores the properties __proto__ and constructor in the response %s', async (_, answers) => {
    for (const answer of [...answers.examples, await fullAnswer(answers)]) {
      const clean = await outcomeOf(JSON.stringify(answer));
      const outcomes: unknown[] = [];
      for (const planted of [inherited, copied]) outcomes.push(await outcomeOf(polluted(answer, planted)));
      expect(Object.keys(Object.prototype)).toEqual([]);
      for (const object of outcomes.flatMap(objectsIn)) {
        expect(Object.getPrototypeOf(object)).toBe(
          Array.isArray(object) ? Array.prototype : Object.prototype,
        );
        expect(Object.hasOwn(object, '__proto__')).toBe(false);
      }
      expect(withoutPrototypeKeys(outcomes[1])).toEqual(clean);
    }
  });
});

const request = (method: string, path: string, body?: unknown) =>
  new Request(`http://portal.test${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });

const email = request('POST', '/api/user/email', { email: 'a@b.example', repeated_email: 'a@b.example' });
const search = request('POST', '/api/invoices', {
  startDate: '2026-01-01',
  endDate: '2026-01-31',
  currentPage: 1,
  itemsPerPage: 5,
});
const html = (status = 200) =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

it.each([
  ['a success', email, Response.json({ jwt: 'x' })],
  ['a refusal', email, Response.json({ code: '25', message: 'Déjà utilisée.' })],
  ['a missing right', email, Response.json({ code: '403' }, { status: 403 })],
  ['a page of results', search, Response.json({}, { headers: { 'x-pagination-page-count': '3' } })],
  ['a page of the provider', request('GET', '/saml/login?RelayState=%2F'), html()],
  ['a path outside the back office', request('GET', '/third-party/captcha.js'), html()],
])('finds no problem in a body that matches the OpenAPI file: %s', async (_, sent, answer) => {
  expect(await check(sent.clone(), answer)).toEqual([]);
});

it.each([
  ['an unknown call', request('GET', '/api/nothing'), null, 'request', 'does not contain this call'],
  ['another method', request('PUT', '/api/user'), null, 'request', 'does not contain this call'],
  ['a lost field', request('POST', '/api/user/email', { email: 'a@b.c' }), null, 'request', 'repeated_email'],
  ['an extra field', request('DELETE', '/api/management/user/2?all=1'), null, 'request', 'all'],
  ['a body other than JSON', new Request(email.url, { method: 'POST', body: 'x' }), null, 'request', 'JSON'],
  ['a wrong type', email, Response.json({ jwt: 7 }), 'answer', 'must be string'],
  ['a success without its field', email, Response.json({ code: '00' }), 'answer', 'jwt'],
  ['a refusal without a message', email, Response.json({ code: '25' }), 'answer', 'message'],
  ['a missing header', search, Response.json({}), 'answer', 'x-pagination-page-count'],
  ['a page instead of JSON', email, html(), 'answer', 'text/html'],
  ['JSON instead of a page', request('GET', '/saml/logout'), Response.json({}), 'answer', 'application/json'],
])('finds a problem in a body unlike the OpenAPI file: %s', async (_, sent, answer, side, message) => {
  const violations = await check(sent.clone(), answer);
  expect(
    violations.filter((violation) => violation.side === side).map(({ message }) => message),
  ).toContainEqual(expect.stringContaining(message));
});

it('lists the fields of objects, lists and records at any depth of a schema', () => {
  const schema = z.object({
    jwt: z.string(),
    status: z.catch(z.string(), ''),
    contracts: z.nullish(z.array(z.object({ reference: z.string(), name: z.nullish(z.string()) }))),
    emails: z.record(z.string(), z.object({ role: z.string() })),
  });
  expect(fieldPaths(z.toJSONSchema(schema, { io: 'input' }))).toEqual({
    jwt: 'required',
    status: 'optional',
    contracts: 'optional',
    'contracts[].reference': 'required',
    'contracts[].name': 'optional',
    emails: 'required',
    'emails{}.role': 'required',
  });
});
