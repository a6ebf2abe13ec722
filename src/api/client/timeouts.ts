/**
 * How long a call is waited for, in milliseconds (docs/rules.md#calls): a read, by a POST too; a write; a document, or a
 * request with files, which take their time on a slow line.
 */
export const timeouts = { read: 10_000, write: 30_000, files: 60_000 };
