import { expect, it } from 'vitest';
import { insertSchema } from './insert.ts';

it.each([
  [
    'its name and its code, and no address',
    { lbEncart: ' Guide du tri ', urlEncart: 'https://evil.example/x.pdf', insertDownloadCode: 'TRI-2026' },
    { label: 'Guide du tri', code: 'TRI-2026' },
  ],
  ['nothing of what is missing', { urlEncart: '/encarts/tri' }, { label: '', code: '' }],
  ['nothing of what is null', { lbEncart: null, insertDownloadCode: null }, { label: '', code: '' }],
])('reads %s', (_, answered, insert) => {
  expect(insertSchema.parse(answered)).toEqual(insert);
});
