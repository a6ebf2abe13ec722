import * as z from 'zod/mini';

/** A part of `npm test` and what narrows it, as `npm run <part> -- <words>` takes them. */
const checkSchema = z.object({
  part: z.enum(['unit', 'walks', 'browser', 'stories', 'journeys']),
  words: z.array(z.string()),
});

export type Check = z.infer<typeof checkSchema>;

/** A fault put on purpose in a copy of the portal. */
export type Defect = {
  name: string;
  /** What it breaks, in a sentence. */
  breaks: string;
  /** The checks one of which must fail, the quickest first. */
  checks: Check[];
  patch: string;
};

const splitWords = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);

/**
 * Reads a patch whose first line says what it breaks, and whose lines `Noticed by: unit <file>` say which checks must
 * fail. Throws where either is missing.
 */
export const readDefect = (name: string, patch: string): Defect => {
  const [breaks = '', ...header] = (patch.split(/^diff /m)[0] ?? '').trim().split('\n');
  const checks = header
    .filter((line) => line.startsWith('Noticed by: '))
    .map((line) => {
      const [part, ...words] = splitWords(line.slice('Noticed by: '.length));
      return checkSchema.parse({ part, words });
    });
  if (!breaks || checks.length === 0)
    throw new Error(`${name}: what it breaks or what notices it is not said`);
  return { name, breaks, checks, patch };
};
