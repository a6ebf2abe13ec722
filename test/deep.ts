/**
 * What `npm run test:deep` alone plays: it says again, of another form or at another size, what `npm test` has seen once
 * (docs/CONTRIBUTING.md#which-test-answers-what).
 */
export const deep = { tag: '@deep' };

/** Cases that differ by a value alone, each with what its test is given: the first is always played, the others deep. */
export const sampled = <Case>(cases: readonly Case[]) =>
  cases.map((one, index) => [one, index === 0 ? {} : deep] as const);
