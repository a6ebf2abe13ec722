import { forgetOwnToken } from './token.ts';

/** Empties what this browser keeps of its user; the answer to the audience is a cookie, and stays. */
export const forgetUser = (): void => {
  forgetOwnToken();
  localStorage.clear();
  sessionStorage.clear();
};
