import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldPaths } from './fieldPaths.ts';

it('finds the fields of objects, lists and records, at any depth', () => {
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
