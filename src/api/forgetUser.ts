import { consentMemory } from './consentMemory.ts';

/** Empties what this browser keeps of its user. The answer to the measure is not the user's: it stays. */
export const forgetUser = (): void => {
  const consent = consentMemory.read();
  localStorage.clear();
  sessionStorage.clear();
  if (consent) consentMemory.write(consent);
};
