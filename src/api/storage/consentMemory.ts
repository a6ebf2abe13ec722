import * as z from 'zod/mini';
import { type Consent, consentSchema } from '#machines/analytics-consent/analyticsConsent.machine.ts';
import { cookies, lifetimes } from './cookies.ts';
import { stored } from './stored.ts';

const key = 'portal.audience';

const memory = stored(() => cookies(lifetimes.halfYear), key, z.nullable(consentSchema), null);

/** Consent to audience measurement, stored in the browser (docs/rules.md#browser-storage). */
export const consentMemory = {
  read: memory.read,
  /** Also posts the consent to the other tabs, because a change of a cookie fires no event. */
  write: (consent: Consent): void => {
    memory.write(consent);
    const channel = new BroadcastChannel(key);
    channel.postMessage(consent);
    channel.close();
  },
};

export const onConsentElsewhere = (listener: (consent: Consent) => void): (() => void) => {
  const channel = new BroadcastChannel(key);
  channel.onmessage = ({ data }) => {
    const consent = consentSchema.safeParse(data);
    if (consent.success) listener(consent.data);
  };
  return () => channel.close();
};
