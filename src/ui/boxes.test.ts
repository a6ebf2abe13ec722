import { describe, expect, it } from 'vitest';
import { fillBoxes } from './boxes.ts';

const size = { count: 3, length: 4 };
const fill = (boxes: string[], index: number, text: string, isWhole = false) =>
  fillBoxes(boxes, index, text, { size, isWhole });

describe('what comes into a box', () => {
  it.each([
    ['stays in it while it fits', ['', '', ''], 0, 'FR7', ['FR7', '', ''], 0],
    ['sends on when it fills it', ['', '', ''], 0, 'FR76', ['FR76', '', ''], 1],
    ['flows into the next boxes', ['', '', ''], 1, 'ABCDEF', ['', 'ABCD', 'EF'], 2],
    ['leaves the others as they are', ['AAAA', 'BB', 'CC'], 1, 'XYZW', ['AAAA', 'XYZW', 'CC'], 2],
    ['is cut at the last box', ['', '', ''], 2, 'ABCDEF', ['', '', 'ABCD'], 2],
    ['may be nothing', ['AAAA', 'B', ''], 1, '', ['AAAA', '', ''], 1],
  ] as const)('%s', (_, boxes, index, text, filled, next) => {
    expect(fill([...boxes], index, text)).toEqual({ boxes: filled, next });
  });
  it('fills them all from the first when it is the whole value', () => {
    expect(fill(['AAAA', 'BBBB', 'CCCC'], 2, 'FR761', true)).toEqual({ boxes: ['FR76', '1', ''], next: 1 });
  });
});
