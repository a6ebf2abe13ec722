import * as z from 'zod/mini';
import { fewest, most } from '../domain/consumption/meterComparison.ts';

/** The meters chosen, by their keys. One checkbox gives a text, several a list, none nothing. */
export const choiceSchema = z.object({
  compteurs: z.pipe(
    z.pipe(
      z.optional(z.union([z.array(z.string()), z.string()])),
      z.transform((value) => [value ?? []].flat().filter(Boolean)),
    ),
    z.array(z.string()).check(z.minLength(fewest, 'compteurs.few'), z.maxLength(most, 'compteurs.many')),
  ),
});

/** What the form of a choice holds, by payload key. */
export type TypedChoice = z.input<typeof choiceSchema>;

/** The keys of the meters that a form holds, once each; none where there are too few of them, or too many. */
export const chosenKeys = (typed: TypedChoice): string[] => {
  const { data } = choiceSchema.safeParse(typed);
  return [...new Set(data?.compteurs)];
};
