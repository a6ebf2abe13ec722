/** The edits that turn one word into another (Levenshtein). */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries())
      next.push(
        Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** The known words that a mistyped one may stand for, best first; at most three. */
export const nearest = (typed: string, known: readonly string[]): string[] => {
  const word = typed.toLowerCase();
  return known
    .map((name) => {
      const other = name.toLowerCase();
      const begins = word.length > 1 && (other.startsWith(word) || other.includes(word));
      return { name, edits: begins ? 0 : distance(word, other) };
    })
    .filter(({ name, edits }) => edits <= Math.max(2, Math.floor(name.length / 3)))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, 3)
    .map(({ name }) => name);
};
