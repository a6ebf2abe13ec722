import * as z from 'zod/mini';
import { text } from '../answer.ts';

/**
 * A document that comes with an invoice. `code` is what it is downloaded by, or ''. The address that the answer gives is
 * not read: nothing follows it (docs/rules.md#linked-documents).
 */
export const insertSchema = z.pipe(
  z.object({ lbEncart: text, insertDownloadCode: text }),
  z.transform(({ lbEncart, insertDownloadCode }) => ({ label: lbEncart.trim(), code: insertDownloadCode })),
);

export type Insert = z.output<typeof insertSchema>;
