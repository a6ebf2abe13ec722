export const draftKey = 'portal.signup';

/** True when this tab has a draft, even an unreadable one. Loaded with the portal, before the code of signup. */
export const hasDraft = (): boolean => {
  try {
    return sessionStorage.getItem(draftKey) !== null;
  } catch {
    return false;
  }
};
