import { expect, it } from 'vitest';
import { scenes } from './scenes.ts';

it.each(scenes)('$label: twenty gestures, each of its own name', ({ gestures }) => {
  expect(gestures).toHaveLength(20);
});
