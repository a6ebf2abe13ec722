import { afterEach, vi } from 'vitest';

// Test files share their globals, so each test must restore them.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
