import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Profile } from '../../domain/account/profile.ts';
import { useContractsBack } from '../routes/noContracts.tsx';
import { useQuery } from './navigateSafely.ts';

const typed = { matricule: 'D21' };

const eventsSentIn = (state: string): unknown[] => {
  const sent: unknown[] = [];
  let shown = '';
  const list = {
    getSnapshot: () => ({ context: { typed }, matches: (other: string) => other === state }),
    send: (event: unknown) => sent.push([shown, event]),
  };
  const Page = ({ status }: { status: Profile['contracts_status'] }) => {
    useContractsBack(list, { contracts_status: status });
    return null;
  };
  const root = createRoot(document.createElement('div'));
  for (const status of ['KO', 'OK', 'OK'] as const) {
    shown = status;
    flushSync(() => root.render(<Page status={status} />));
  }
  root.unmount();
  return sent;
};

it('searches again when the contracts are available again if the list is empty', () => {
  expect(eventsSentIn('empty')).toEqual([['OK', { type: 'search.requested', typed }]]);
});

it('does not search again when the contracts are available again if the list has results', () => {
  expect(eventsSentIn('listed')).toEqual([]);
});

const Query = () => new URLSearchParams(useQuery()).get('siteAddress');

it('decodes the query of the URL only once', async () => {
  history.replaceState(null, '', '?siteAddress=100%2541');
  expect((await render(<Query />)).container).toHaveTextContent('100%41');
});
