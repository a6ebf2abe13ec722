/** What a list has more (`say` is told true), then what it has no more, an item each. */
export const news = (
  before: readonly string[],
  after: readonly string[],
  say: (more: boolean, item: string) => string,
): string[] => [
  ...after.filter((item) => !before.includes(item)).map((item) => say(true, item)),
  ...before.filter((item) => !after.includes(item)).map((item) => say(false, item)),
];
