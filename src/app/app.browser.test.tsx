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

const show = (next?: readonly RoutePath[]) => render(<Page {...(next && { next })} />);

const idleAfter = async (delay: number) => {
  vi.advanceTimersByTime(delay);
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
};

const connect = (connection: NonNullable<Navigator['connection']>) =>
  vi.spyOn(navigator, 'connection', 'get').mockReturnValue(connection);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  connect({ saveData: false, effectiveType: '4g' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  fetched.length = 0;
});

it('prefetches each declared next page once, two seconds after the page load', async () => {
  const { rerender } = await show(leading);
  await idleAfter(1900);
  expect(fetched).toEqual([]);
  await idleAfter(2100);
  expect(new Set(fetched)).toEqual(new Set(['layout', 'billing', 'consumption']));
  await rerender(<Page next={leading} />);
  await idleAfter(2100);
  expect(fetched.filter((name) => name === 'billing')).toHaveLength(1);
});

it.each([
  ['in data-saver mode', { saveData: true, effectiveType: '4g' }],
  ['on a slow network', { effectiveType: '3g' }],
])('prefetches no page %s', async (_, connection) => {
  connect(connection);
  await show(leading);
  await idleAfter(2100);
  expect(fetched).toEqual([]);
});

it('prefetches no page from a page without declared next pages', async () => {
  await show();
  await idleAfter(2100);
  expect(fetched).toEqual([]);
});
