/** Tag of the tests that only `npm run test:deep` runs, such as variants of a tested case. */
export const deep = { tag: '@deep' };

/** Cases with their test options. All cases except the first one are `deep`. */
export const sampled = <Case>(cases: readonly Case[]) =>
  cases.map((one, index) => [one, index === 0 ? {} : deep] as const);
