/**
 * Tag of the tests that only `npm run test:deep` runs: variants of a case that `npm test` covers
 * (docs/CONTRIBUTING.md#which-test-answers-what).
 */
export const deep = { tag: '@deep' };

/** Pairs each case with its test options: the first case always runs, and the others are deep. */
export const sampled = <Case>(cases: readonly Case[]) =>
  cases.map((one, index) => [one, index === 0 ? {} : deep] as const);
