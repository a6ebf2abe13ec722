import { consentKey } from './consentKey.ts';
import { forgetOwnToken } from './token.ts';

/** Empties what this browser keeps of its user. The answer to the measure is not the user's: it stays, as it is. */
export const forgetUser = (): void => {
  forgetOwnToken();
  const consent = localStorage.getItem(consentKey);
  localStorage.clear();
  sessionStorage.clear();
  if (consent !== null) localStorage.setItem(consentKey, consent);
};
