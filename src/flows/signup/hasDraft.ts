export const draftKey = 'portal.signup';

/** Whether this tab keeps something of the first step, even unreadable. Loaded with the portal, before signup's own code. */
export const hasDraft = (): boolean => {
  try {
    return sessionStorage.getItem(draftKey) !== null;
  } catch {
    return false;
  }
};
