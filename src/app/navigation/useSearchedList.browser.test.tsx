import { useSelector } from '@xstate/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { fromPromise } from 'xstate';
import { consumptionMachine } from '#machines/consumption/consumption.machine.ts';
import { type Profile, profileSchema } from '../../domain/account/profile.ts';
import type { ConsumptionContract } from '../../domain/consumption/meter.ts';
import { addressOfMeterSearch, meterSearchOfAddress } from '../../domain/consumption/meterSearch.ts';
import type { ContractPage } from '../../domain/contract/contractPage.ts';
import { consumptionContract } from '../../domain/fixtures/consumption.ts';
import { noteTraversal } from '../../ui/browser/usePage.ts';
import { useContractsBack, useSearchedList } from '../routes/noContracts.tsx';
import { forgetVisit } from '../session.tsx';
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

it('repeats a search with an empty result when the contracts become available again', () => {
  expect(eventsSentIn('empty')).toEqual([['OK', { type: 'search.requested', typed }]]);
});

it('repeats no search with results when the contracts become available again', () => {
  expect(eventsSentIn('listed')).toEqual([]);
});

const Query = () => new URLSearchParams(useQuery()).get('siteAddress');

it('decodes the percent-encoded query of the URL only once', async () => {
  history.replaceState(null, '', '?siteAddress=100%2541');
  expect((await render(<Query />)).container).toHaveTextContent('100%41');
});

const found = { contracts: [consumptionContract], unread: [], contractCount: 1, rowCount: 1, pageCount: 1 };
const profile = profileSchema.parse({ contracts_status: 'OK' });

let calls = 0;
const flow = consumptionMachine.provide({
  actors: {
    searchContracts: fromPromise(async (): Promise<ContractPage<ConsumptionContract>> => {
      calls++;
      return found;
    }),
  },
});

it.each([
  { by: 'Back', isTraversed: true, isSameSession: true, calls: 1 },
  { by: 'a link', isTraversed: false, isSameSession: true, calls: 2 },
  { by: 'Back in another session', isTraversed: true, isSameSession: false, calls: 2 },
])('shows a searched list again after $by, with $calls calls in total', async (way) => {
  calls = 0;
  const search = { read: () => ({}), write: () => new URLSearchParams(), profile };
  const List = () => {
    const { list } = useSearchedList(flow, search);
    return <p>{useSelector(list, (snapshot) => (snapshot.matches('listed') ? 'listed' : 'loading'))}</p>;
  };
  noteTraversal(false);
  const first = await render(<List />);
  await expect.element(first.getByText('listed')).toBeVisible();
  await first.unmount();
  if (!way.isSameSession) forgetVisit();
  noteTraversal(way.isTraversed);
  const again = await render(<List />);
  await expect.element(again.getByText('listed')).toBeVisible();
  expect(calls).toBe(way.calls);
  forgetVisit();
});

it.each([
  [true, 'expanded'],
  [false, 'folded'],
])('restores an expanded contract after another search only on Back (%s): %s', async (isBack, shown) => {
  const search = { read: meterSearchOfAddress, write: addressOfMeterSearch, profile };
  history.replaceState(null, '', location.pathname);
  noteTraversal(false);
  const List = () => {
    const { list, memory } = useSearchedList(flow, search);
    return (
      <>
        <button type="button" onClick={() => memory.opened.add('98')}>
          {memory.opened.has('98') ? 'expanded' : 'folded'}
        </button>
        <button type="button" onClick={() => list.send({ type: 'search.requested', typed })}>
          search
        </button>
        <button type="button" onClick={() => list.send({ type: 'address.reached', typed: {} })}>
          first
        </button>
      </>
    );
  };
  const screen = await render(<List />);
  await screen.getByText('folded').click();
  await screen.getByText('search').click();
  await expect.element(screen.getByText('folded')).toBeVisible();
  noteTraversal(isBack);
  await screen.getByText('first').click();
  await expect.element(screen.getByText(shown)).toBeVisible();
  forgetVisit();
});
