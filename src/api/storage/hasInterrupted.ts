export const interruptedKey = 'portal.exports';

export const hasInterrupted = (): boolean => {
  try {
    return sessionStorage.getItem(interruptedKey) !== null;
  } catch {
    return false;
  }
};
