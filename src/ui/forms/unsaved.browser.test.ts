import { expect, it, vi } from 'vitest';
import { askBeforeLeaving } from '../dialogs/leaving.ts';
import { holdPage, type Unsaved } from './unsaved.tsx';

it.each([
  ['typed', true],
  ['running', true],
  ['sending', false],
] as const)('leaves the page if its form becomes « %s » during the confirmation: %s', (now, isLeft) => {
  let unsaved: Unsaved = 'typed';
  const ask = vi.fn<(leave: () => void) => void>();
  const release = holdPage({ unsaved: () => unsaved, ask });
  const leave = vi.fn();
  askBeforeLeaving(leave);
  unsaved = now;
  ask.mock.calls[0]?.[0]();
  expect(leave).toHaveBeenCalledTimes(isLeft ? 1 : 0);
  release();
});
