import * as z from 'zod/mini';
import { type Consent, consentSchema } from '#machines/analytics-consent/analyticsConsent.machine.ts';
import { cookies, lifetimes } from './cookies.ts';
import { stored } from './stored.ts';

const key = 'portal.audience';

const memory = stored(() => cookies(lifetimes.halfYear), key, z.nullable(consentSchema), null);

export const consentMemory = {
  read: memory.read,
  /** Also sends the consent to the other tabs, because browsers fire no event when a cookie changes. */
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
