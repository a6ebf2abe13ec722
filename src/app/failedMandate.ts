/** What a mandate that does not open leaves in the history of the error page, for its reload too: its own address. */
export const failedMandate = (address: string): { failedMandate: string } => ({ failedMandate: address });

/** The address of the mandate that this entry of the history says has failed; null where something else did. */
export const readFailedMandate = (): string | null => {
  // By hand: every page weighs what the first route reads, and a library of schemas is a tenth of that.
  const state: unknown = history.state;
  return typeof state === 'object' &&
    state !== null &&
    'failedMandate' in state &&
    typeof state.failedMandate === 'string'
    ? state.failedMandate
    : null;
};
