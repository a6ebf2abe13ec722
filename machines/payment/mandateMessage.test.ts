import { expect, it } from 'vitest';
import { readMandateMessage } from './mandateMessage.ts';

it.each(['mandate.ready', 'mandate.saved', 'mandate.failed'])('reads %s, and nothing more of it', (type) => {
  expect(readMandateMessage({ type, token: 'a' })).toEqual({ type });
});

it.each([
  [0, 240],
  [-1, 240],
  [239.2, 240],
  [240.2, 241],
  [812, 812],
  [2399.5, 2400],
  [1e9, 2400],
])('takes a height of %d for %d', (height, taken) => {
  expect(readMandateMessage({ type: 'mandate.resized', height })).toEqual({
    type: 'mandate.resized',
    height: taken,
  });
});

it.each([
  undefined,
  null,
  '',
  'mandate.saved',
  '{"type":"mandate.saved"}',
  [],
  {},
  ['mandate.saved'],
  { type: 'saved' },
  { type: 'MANDATE.SAVED' },
  { type: ['mandate.saved'] },
  { type: 'form.reloaded' },
  { type: 'mandate.resized' },
  { type: 'mandate.resized', height: '600' },
  { type: 'mandate.resized', height: Number.NaN },
  { type: 'mandate.resized', height: Number.POSITIVE_INFINITY },
])('ignores %j', (data) => {
  expect(readMandateMessage(data)).toBeNull();
});
