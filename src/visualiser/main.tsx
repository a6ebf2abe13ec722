import { lazy, Suspense, useEffect, useRef } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { useSearch } from 'wouter/use-browser-location';
import { App } from './app/App.tsx';
import { isKnown } from './app/flows.ts';
import '../ui/theme/global.css.ts';

const Overview = lazy(async () => ({ default: (await import('./overview/Overview.tsx')).Overview }));

/** Page of one flow or of all flows. Focuses the title of each new page, for screen readers. */
const Visualiser = () => {
  const flow = new URLSearchParams(useSearch()).get('flow');
  const page = flow !== null && isKnown(flow) ? 'flow' : 'overview';
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus();
  }, [page]);
  return page === 'flow' ? (
    <App />
  ) : (
    <Suspense>
      <Overview unknown={flow} />
    </Suspense>
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('No #root in the page');
createRoot(root).render(
  <I18nProvider locale="fr-FR">
    <Visualiser />
  </I18nProvider>,
);
