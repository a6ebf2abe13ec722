/**
 * Tag of the tests that only `npm run test:deep` runs: variants of a case that `npm test` covers
 * (docs/CONTRIBUTING.md#which-test-answers-what).
 */
export const deep = { tag: '@deep' };

/** Test cases that differ only by a value, with their test options. The first always runs; the others are deep. */
export const sampled = <Case>(cases: readonly Case[]) =>
  cases.map((one, index) => [one, index === 0 ? {} : deep] as const);
