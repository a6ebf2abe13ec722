import { expect, it } from 'vitest';
import { readDefect } from './defect.ts';

const diff = 'diff --git a/x b/x\n--- a/x\n+++ b/x\n';

it('reads what a patch breaks, and the checks that notice it', () => {
  const patch = `A page is off by one.\nNoticed by: unit machines/domain\nNoticed by: journeys x.spec.ts -g "two words"\n\n${diff}`;
  expect(readDefect('paging', patch)).toEqual({
    name: 'paging',
    breaks: 'A page is off by one.',
    checks: [
      { part: 'unit', words: ['machines/domain'] },
      { part: 'journeys', words: ['x.spec.ts', '-g', 'two words'] },
    ],
    patch,
  });
});

it.each([
  ['nothing of what it breaks', diff],
  ['no check', `A page is off by one.\n\n${diff}`],
  ['an unknown part', `A page is off by one.\nNoticed by: luck\n\n${diff}`],
])('refuses a patch that says %s', (_, patch) => {
  expect(() => readDefect('paging', patch)).toThrow();
});
