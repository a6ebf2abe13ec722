import { afterEach, vi } from 'vitest';

// Restores the globals after each test, because test files share them.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
