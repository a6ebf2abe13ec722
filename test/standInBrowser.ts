import { vi } from 'vitest';
import { forgetOwnToken } from '#src/api/storage/token.ts';
import { createStorage } from './random-walk/page.ts';

/** Document of a simulated browser. `written`: each cookie, with the attributes of its last write. */
class StandInDocument extends EventTarget {
  readonly written = new Map<string, string>();
  get cookie() {
    return [...this.written.values()].map((cookie) => cookie.split('; ')[0]).join('; ');
  }
  set cookie(cookie: string) {
    this.written.set(cookie.slice(0, cookie.indexOf('=')), cookie);
  }
}

export const toRecord = (storage: Storage): Record<string, string | null> =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((key) => [
      key,
      storage.getItem(key),
    ]),
  );

/** Simulates a browser until `vi.unstubAllGlobals()`. Returns the cookies and a mock of the navigation. */
export const standInBrowser = (origin = 'https://pro.eaux-du-ponant.example') => {
  forgetOwnToken();
  const standIn = new StandInDocument();
  const assign = vi.fn<(address: string) => void>();
  const page = new EventTarget();
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
  vi.stubGlobal('document', standIn);
  vi.stubGlobal('location', { origin, protocol: new URL(origin).protocol, assign });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  return { assign, cookies: standIn.written };
};
