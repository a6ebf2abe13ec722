/** Without the Navigation API, only a page opened from another portal page is sure to have a previous one. */
const canGoBack = (): boolean =>
  'navigation' in window ? navigation.canGoBack : document.referrer.startsWith(`${location.origin}/`);

/**
 * Goes back to the previous page of the portal, even after a reload; calls `otherwise` if there is none (new tab,
 * external link).
 */
export const goBackOr = (otherwise: () => void): void => {
  if (canGoBack()) history.back();
  else otherwise();
};
