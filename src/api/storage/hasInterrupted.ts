export const interruptedKey = 'portal.exports';

/** Whether this tab remembers exports that were interrupted, whoever they are of. Loaded with the portal, before their code. */
export const hasInterrupted = (): boolean => {
  try {
    return sessionStorage.getItem(interruptedKey) !== null;
  } catch {
    return false;
  }
};
