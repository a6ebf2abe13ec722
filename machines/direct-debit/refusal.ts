import { type Failure, toFailure } from '#src/domain/failure.ts';

/** What the back office may reproach that the user has no control of (docs/rules.md#direct-debit-request). */
const hiddenFields = ['holder', 'reference', 'action', 'has_mandate'];

const ofHolder = ['civility', 'last_name', 'mobile_phone'];

/** What is shown of a refused request: the reproaches made to its fields, else its message. */
export const toDebitFailure = (thrown: unknown): Failure => {
  const failure = toFailure(thrown);
  const shown = Object.entries(failure.fields).filter(([key]) => !hiddenFields.includes(key));
  if (shown.length === 0) return { ...failure, fields: {} };
  const message = shown.flatMap(([, sentences]) => sentences).join(' ');
  return { ...failure, message, fields: Object.fromEntries(shown) };
};

/** Whether something that the second step asks is reproached. */
export const isAboutHolder = ({ fields }: Failure): boolean => ofHolder.some((key) => key in fields);
