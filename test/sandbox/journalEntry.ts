/** A request as the journal keeps it: what a test compares with what should be sent. */
export type JournalEntry = {
  /** `document`: a page asked by the browser; `call`: one of the back office's own paths; `asset`: a file. */
  kind: 'document' | 'call' | 'asset';
  method: string;
  path: string;
  query: Record<string, string>;
  /** The JSON body; the names of the fields of a form; null without a body. */
  body: unknown;
  bearer: boolean;
  referer: string | null;
  /** Null as long as the answer has not left. */
  status: number | null;
};
