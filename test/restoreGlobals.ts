import { afterEach, vi } from 'vitest';

// Files share their globals: what a test stands in for is given back at its end, for the tests of the next file too.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
