import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillBoxes } from './BoxesField.tsx';

const size = { count: 3, length: 4 };
const fill = (boxes: readonly string[], index: number, before: string, after = '') =>
  fillBoxes(boxes, index, { before, after }, size);

describe('a value typed in several inputs', () => {
  it.each([
    ['stays in the input if it fits', '||', 0, 'FR7', '', 'FR7||', [0, 3]],
    ['moves the caret to the next input if it fills the input', '||', 0, 'FR76', '', 'FR76||', [1, 0]],
    ['flows into the next inputs', '||', 1, 'ABCDEF', '', '|ABCD|EF', [2, 2]],
    ['pushes the following characters', 'AAAA|BB|CC', 0, 'AAX', 'AA', 'AAXA|ABB|CC', [0, 3]],
    ['pushes as far as the inputs have room', 'AAAA|BBBB|C', 0, 'X', 'AAAA', 'XAAA|ABBB|BC', [0, 1]],
    ['does not change the inputs that it does not reach', 'A||CCCC', 0, 'AB', '', 'AB||CCCC', [0, 2]],
    ['stays in the full last input', '||ABC', 2, 'ABCD', '', '||ABCD', [2, 4]],
    ['may be empty', 'AAAA|B|', 1, '', '', 'AAAA||', [1, 0]],
  ] as const)('inserts text that %s: %s becomes $5', (_, boxes, index, before, after, filled, [box, at]) => {
    expect(fill(boxes.split('|'), index, before, after)).toEqual({
      boxes: filled.split('|'),
      caret: { box, at },
    });
  });

  it('fills a last input that is longer than the others, and ignores further characters', () => {
    const long = { ...size, last: 6 };
    const filled = fillBoxes(['', '', ''], 0, { before: '111122223333EE', after: '' }, long);
    expect(filled).toEqual({ boxes: ['1111', '2222', '3333EE'], caret: { box: 2, at: 6 } });
    expect(fillBoxes(['1111', '2222', '3333EE'], 1, { before: 'X', after: '2222' }, long)).toBeNull();
  });

  it('changes no input if the inserted text does not fit in the inputs', () => {
    expect(fill(['AAAA', 'BBBB', 'CCCC'], 0, 'X', 'AAAA')).toBeNull();
    expect(fill(['', '', ''], 2, 'ABCDE')).toBeNull();
  });

  const text = (max: number) => fc.string({ maxLength: max, unit: fc.constantFrom(...'ABC123') });

  it('loses no character of an inserted text that fits in the inputs', () => {
    const cases = fc.record({
      boxes: fc.array(text(4), { minLength: 3, maxLength: 3 }),
      index: fc.nat(2),
      inserted: text(14),
      start: fc.nat(4),
      end: fc.nat(4),
    });
    fc.assert(
      fc.property(cases, ({ boxes, index, inserted, ...selection }) => {
        const box = boxes[index] ?? '';
        const before = box.slice(0, Math.min(selection.start, selection.end)) + inserted;
        const after = box.slice(Math.max(selection.start, selection.end));
        const joined = [...boxes.slice(0, index), before, after, ...boxes.slice(index + 1)].join('');
        const room = (3 - index) * 4;
        const filled = fill(boxes, index, before, after);
        if (joined.length - boxes.slice(0, index).join('').length > room) {
          expect(filled).toBeNull();
          return;
        }
        expect(filled?.boxes.join('')).toBe(joined);
        expect(filled?.boxes.every(({ length }) => length <= 4)).toBe(true);
        const { box: at = 0, at: offset = 0 } = filled?.caret ?? {};
        const typed = (filled?.boxes ?? []).slice(0, at).join('') + filled?.boxes[at]?.slice(0, offset);
        expect(typed).toBe(boxes.slice(0, index).join('') + before);
      }),
    );
  });
});
