import { beforeEach, expect, it, vi } from 'vitest';
import { standInBrowser } from '#test/standInBrowser.ts';
import { loadModule } from './loadModule.ts';

const script = 'https://portal.example/assets/index-1.js';
const failing = () =>
  Promise.reject(
    new TypeError('Failed to fetch dynamically imported module: https://portal.example/assets/a.js'),
  );

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  standInBrowser();
  vi.stubGlobal('document', { querySelector: () => ({ src: script }), querySelectorAll: () => [] });
  vi.stubGlobal('location', { pathname: '/', reload });
  vi.stubGlobal('fetch', async () => new Response(`<script src="${new URL(script).pathname}">`));
  return () => vi.useRealTimers();
});

it('reloads the page if a module fails to load although the server still has its file', async () => {
  void loadModule(failing, () => true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('rejects after four failed attempts to prefetch a module, without a reload of the page', async () => {
  const load = vi.fn(failing);
  const rejected = expect(loadModule(load)).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).not.toHaveBeenCalled();
  await rejected;
  expect(load).toHaveBeenCalledTimes(4);
});
