import { describe, expect, it } from 'vitest';
import { canonical } from '../../kit/chart/canonical.ts';
import { packed, unpacked } from './protocol.ts';

const through = (value: unknown) => unpacked(JSON.parse(JSON.stringify(packed(value))));

describe('what an event carries', () => {
  it.each([
    ['plain data', { values: { reference: '981000004217', lines: [1, null, true] } }],
    ['an absent value', { values: { mobile: undefined } }],
    ['a date', { on: new Date(2026, 10, 22) }],
    ['a date that is none', { on: new Date('nonsense') }],
    ['numbers that JSON has not', [Number.NaN, Number.POSITIVE_INFINITY, 12n]],
    ['a map and a set', { map: new Map([[{ a: 1 }, new Date(0)]]), set: new Set(['a', undefined]) }],
    ['an error', new Error('départ')],
    ['what looks like a tag', { $is: 'date', time: 0 }],
    ['what looks like a tag that is unknown', { $is: 'nonsense' }],
  ])('comes back as it was: %s', (_, value) => {
    expect(canonical(through(value))).toBe(canonical(value));
  });

  it('keeps of a file its name, its type, its size and its date', () => {
    const file = new File(['bonjour'], 'photo.png', { type: 'image/png', lastModified: 1_700_000_000_000 });
    const back = through({ attachments: [file] });
    expect(back).toEqual({ attachments: [expect.any(File)] });
    expect(packed(back)).toEqual(packed({ attachments: [file] }));
    expect(packed(back)).toMatchObject({
      attachments: [{ name: 'photo.png', type: 'image/png', size: 7, modified: 1_700_000_000_000 }],
    });
  });

  it('keeps a document without a name a document', () => {
    const back = through(new Blob(['%PDF'], { type: 'application/pdf' }));
    expect(back).toBeInstanceOf(Blob);
    expect(back).not.toBeInstanceOf(File);
    expect(packed(back)).toMatchObject({ name: null, type: 'application/pdf', size: 4 });
  });

  it('gives up what cannot go out of its page, and keeps the rest', () => {
    const cycle: Record<string, unknown> = { name: 'a', press: () => {} };
    cycle.self = cycle;
    expect(through(cycle)).toEqual({ name: 'a', press: undefined, self: undefined });
  });

  it('does not take a size that would fill the memory', () => {
    const huge = { $is: 'file', name: 'a', type: '', size: 1e12, modified: 0 };
    expect(unpacked(huge)).toEqual(huge);
  });
});
