import { afterEach, vi } from 'vitest';

// Test files share their globals, so that each test must reset its mocks.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
