/** Tag of the tests that only `npm run test:deep` runs: variants of a tested case. */
export const deep = { tag: '@deep' };

/** Cases with their test options: only the first case runs without `test:deep`. */
export const sampled = <Case>(cases: readonly Case[]) =>
  cases.map((one, index) => [one, index === 0 ? {} : deep] as const);
