/** Without the Navigation API, only a page that another page of the portal has opened is sure to follow one. */
const canGoBack = (): boolean =>
  'navigation' in window ? navigation.canGoBack : document.referrer.startsWith(`${location.origin}/`);

/**
 * Goes back to the page of the portal that led here, after a reload too; where none did (a new tab, a link on
 * another site), does `otherwise`: a button that offers to go back always leads somewhere.
 */
export const goBackOr = (otherwise: () => void): void => {
  if (canGoBack()) history.back();
  else otherwise();
};
