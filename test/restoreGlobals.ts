import { afterEach, vi } from 'vitest';

// Test files share their globals.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
