import { afterEach, vi } from 'vitest';

// Files share their globals: each test resets its mocks at the end, also for the next file.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
