import * as z from 'zod/mini';
import { type Consent, consentSchema } from '#machines/analytics-consent/consent.ts';
import { consentKey } from './consentKey.ts';
import { stored } from './stored.ts';

/** The answer to the question of being counted: of this browser, whoever uses it (docs/rules.md#browser-storage). */
export const consentMemory = stored(() => localStorage, consentKey, z.nullable(consentSchema), null);

/** Tells when another tab has answered. Returns the way to stop listening. */
export const onConsentElsewhere = (listener: (consent: Consent) => void): (() => void) => {
  const listen = (event: StorageEvent) => {
    const consent = consentMemory.read();
    if (event.key === consentKey && consent) listener(consent);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
};
