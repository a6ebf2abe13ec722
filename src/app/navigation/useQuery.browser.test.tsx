import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useQuery } from './navigateSafely.ts';

const Query = () => new URLSearchParams(useQuery()).get('siteAddress');

it('decodes the query string only once', async () => {
  history.replaceState(null, '', '?siteAddress=100%2541');
  expect((await render(<Query />)).container).toHaveTextContent('100%41');
});
