/**
 * Text that an error page keeps in its history entry, also after a reload: `failedMandate`, the address of a mandate that did
 * not open; `target`, the page that a session could not be opened for.
 */
type Name = 'failedMandate' | 'target';

/** The text of this entry of the history, or null. */
export const readHistoryText = (name: Name): string | null => {
  // By hand: every page loads it, and a library of schemas is ten times larger than the first route's budget.
  const state: unknown = history.state;
  const text: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof text === 'string' ? text : null;
};

/** The state of a history entry that `readHistoryText` reads. */
export const historyText = (name: Name, text: string) => ({ [name]: text });
