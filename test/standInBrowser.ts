import { vi } from 'vitest';
import { forgetOwnToken } from '#src/api/storage/token.ts';

/** A browser's storage, in memory. */
const emptyStorage = (): Storage => {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
};

/** All that a storage holds. */
export const toRecord = (storage: Storage): Record<string, string | null> =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((key) => [
      key,
      storage.getItem(key),
    ]),
  );

/**
 * Stands in for what the portal asks of a browser, until `vi.unstubAllGlobals()`: empty storages, its address and the
 * events of its window. Gives what hears of a departure to another address.
 */
export const standInBrowser = (origin = 'https://pro.eaux-du-ponant.example') => {
  forgetOwnToken();
  const assign = vi.fn<(address: string) => void>();
  const page = new EventTarget();
  vi.stubGlobal('localStorage', emptyStorage());
  vi.stubGlobal('sessionStorage', emptyStorage());
  vi.stubGlobal('location', { origin, assign });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  return { assign };
};
