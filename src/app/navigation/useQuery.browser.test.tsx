import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useQuery } from './navigateSafely.ts';

const Query = () => new URLSearchParams(useQuery()).get('siteAddress');

it('decodes the query string only once', async () => {
  history.replaceState(null, '', '?siteAddress=100%2541');
  const container = document.createElement('div');
  const root = createRoot(container);
  root.render(<Query />);
  await expect.poll(() => container.textContent).toBe('100%41');
  root.unmount();
});
