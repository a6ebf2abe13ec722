import type { AnalyticsEvent } from './events.ts';

/**
 * Sends an event, and nothing of who it comes from: no token, cookie, referrer or identifier. It outlives the page; what
 * fails is lost, and nobody is told.
 */
export const send = (address: string, event: AnalyticsEvent): void => {
  fetch(address, {
    method: 'POST',
    body: JSON.stringify(event),
    headers: { 'Content-Type': 'application/json' },
    keepalive: true,
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  }).catch(() => {});
};
