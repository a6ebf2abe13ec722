import { expect, it } from 'vitest';
import { explore } from '../explore/explore.ts';
import { moveText } from '../explore/moves.ts';
import { firstFrame } from '../explore/walk.ts';
import { sampleModel } from '../fixtures/sampleFlow.ts';
import { reach } from './reach.ts';

const sample = explore(sampleModel);
const first = (input: string) => firstFrame(sampleModel.machine, sampleModel, input);
const movesTo = (state: string, from = first('une autrice')) =>
  reach(sample, from, state)?.map(({ move, name }) => `${move && moveText(move)} → ${name}`);

it('leads from a frame to a state by the fewest moves', () => {
  expect(movesTo('posting')).toEqual(['letter.sent (écrite) → posting']);
  expect(movesTo('writing')).toEqual([]);
});

it('leads nowhere that no move leads to', () => {
  const closed = reach(sample, first('une autrice'), 'closed')?.at(-1);
  expect(closed && movesTo('posting', closed)).toBeUndefined();
  expect(closed?.name).toBe('closed');
});
