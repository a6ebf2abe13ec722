/**
 * Text kept in the history entry of an error page, even after a reload. `failedMandate`: address of a failed mandate;
 * `target`: page requested before the failure of the session.
 */
type Name = 'failedMandate' | 'target';

export const readHistoryText = (name: Name): string | null => {
  // Parsed by hand: every page loads this code, and a schema library exceeds the budget of the first script.
  const state: unknown = history.state;
  const text: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof text === 'string' ? text : null;
};

export const historyText = (name: Name, text: string) => ({ [name]: text });
