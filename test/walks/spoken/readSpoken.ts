import { expect, vi } from 'vitest';
import type { Exploration } from '#src/kit/explore/explore.ts';
import { describeMove, describeState } from '#src/kit/narration/story.ts';
import type { Path } from '#src/kit/paths/paths.ts';
import { finishAnimations } from '../../paths/drivers/animations.ts';
import { seenAt, walkView } from '../../paths/drivers/view.tsx';
import type { Proof } from '../defineProof.ts';
import { readAloud } from './readAloud.ts';
import { spokenPaths } from './spokenPaths.ts';

const writeWay = (exploration: Exploration, { input, moves, end }: Path): string =>
  [
    input,
    ...moves.map((move) => describeMove(exploration, move)),
    describeState(exploration.chart, end),
  ].join('\n→ ');

/** Some regions say what has changed after a pause only (`useSettled`): as long as the longest that a walk has begun. */
const longestPause = 500;

/** What a screen reader says of the screen that a path ends on, under what led there. */
const read = async (table: Proof, exploration: Exploration, path: Path): Promise<string> => {
  let spoken = '';
  const timers = vi.spyOn(window, 'setTimeout');
  const { problems } = await walkView(table, path, async () => {
    const pauses = timers.mock.calls.flatMap(([, pause = 0]) => (pause > longestPause ? [] : [pause]));
    timers.mockRestore();
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, ...pauses)));
    // A part whose code is still to come is read once it has.
    await vi.dynamicImportSettled();
    await finishAnimations();
    spoken = await readAloud();
  });
  timers.mockRestore();
  expect(problems).toEqual([]);
  return `${writeWay(exploration, path)}\n\n${spoken}`;
};

/** Returns the speech of a screen reader on two screens of a flow: one after success, one after a refusal. */
export const readSpoken = async (table: Proof, exploration: Exploration): Promise<string> => {
  const { happy, refused } = spokenPaths(exploration, (frames, step) => seenAt(table, frames, step));
  const texts: string[] = [];
  for (const [when, path] of [['Quand tout va bien', happy] as const, ['Après un refus', refused] as const])
    if (path) texts.push(`${when}\n\n${await read(table, exploration, path)}`);
  return texts.join('\n\n').trimEnd();
};
