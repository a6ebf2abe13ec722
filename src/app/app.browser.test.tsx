import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useNextPages } from './App.tsx';
import type { PortalRoute, RoutePath } from './routes.ts';

const fetched: string[] = [];

const onDemand = (name: string) => Object.assign(() => null, { preload: () => void fetched.push(name) });

const layout = onDemand('layout');
type Piece = { (): null; preload?: () => void };

const views: Partial<Record<RoutePath, readonly Piece[]>> = {
  '/': [onDemand('dashboard'), layout],
  '/espace-facturation': [onDemand('billing'), layout],
  '/espace-consommation': [onDemand('consumption'), layout],
  '/espace-personnel': [() => null, layout],
  '/cgu': [onDemand('terms'), () => null],
};

const viewsOf = ({ path }: PortalRoute) => views[path] ?? [];

const leading: readonly RoutePath[] = ['/espace-facturation', '/espace-consommation', '/espace-personnel'];

const Page = ({ next }: Pick<PortalRoute, 'next'>) => {
  useNextPages({ next }, viewsOf);
  return null;
};

const idleAfter = async (delay: number) => {
  vi.advanceTimersByTime(delay);
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

const saveData = (saves: boolean) => {
  const connection = { saveData: saves };
  vi.spyOn(navigator, 'connection', 'get').mockReturnValue(connection);
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  fetched.length = 0;
});

it('prefetches only the declared next pages, once the page is idle', async () => {
  saveData(false);
  await render(<Page next={leading} />);
  await idleAfter(1900);
  expect(fetched).toEqual([]);
  await idleAfter(2100);
  expect(new Set(fetched)).toEqual(new Set(['layout', 'billing', 'consumption']));
});

it('prefetches them once, however often the page renders', async () => {
  saveData(false);
  const { rerender } = await render(<Page next={leading} />);
  await idleAfter(2100);
  expect(fetched).toContain('billing');
  await rerender(<Page next={leading} />);
  await idleAfter(2100);
  expect(fetched.filter((name) => name === 'billing')).toHaveLength(1);
});

it('prefetches nothing in data-saver mode, nor from a page without next pages', async () => {
  saveData(true);
  await render(<Page next={leading} />);
  await idleAfter(2100);
  expect(fetched).toEqual([]);
  saveData(false);
  await render(<Page />);
  await idleAfter(2100);
  expect(fetched).toEqual([]);
});
