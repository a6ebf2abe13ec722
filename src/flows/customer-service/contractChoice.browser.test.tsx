import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ServiceContract } from '#machines/customer-service/customerService.schema.ts';
import { addressOfPage, giveBackTyped } from '../../ui/forms/typedForms.ts';
import { ContractChoice } from './RequestSubject.tsx';

const contracts = Array.from({ length: 40 }, (_, index): ServiceContract => {
  const reference = `98${String(index).padStart(10, '0')}`;
  return { reference, name: `Site ${index}`, served_address: '1 rue du Port', insee_code: '35288' };
});

// Fake timers, because a real debounce would end between two keystrokes on a slow machine.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('announces the count of matching contracts once, after a pause in the typing', async () => {
  await render(<ContractChoice contracts={contracts} />);
  const status = page.getByRole('status').element();
  const announced: (string | null)[] = [];
  const listener = new MutationObserver(() => announced.push(status.textContent));
  listener.observe(status, { childList: true, characterData: true, subtree: true });
  await userEvent.click(page.getByRole('searchbox'));
  for (const key of ['1', '9', '9']) await userEvent.keyboard(key);
  await expect.poll(() => page.getByRole('checkbox').elements()).toHaveLength(0);
  expect(announced).toEqual([]);
  vi.advanceTimersByTime(600);
  await expect.element(status).toHaveTextContent('Aucun contrat ne correspond à cette recherche.');
  listener.disconnect();
  expect(announced).toEqual(['Aucun contrat ne correspond à cette recherche.']);
});

it('ticks the restored contract, and scrolls a long list to this contract', async () => {
  const { reference } = contracts[30] ?? {};
  giveBackTyped([
    {
      flow: 'customerService',
      page: addressOfPage(),
      values: { references: [reference ?? ''] },
      kind: 'prefilled',
    },
  ]);
  await render(<ContractChoice contracts={contracts} />);
  await expect.element(page.getByRole('checkbox', { name: /^Site 30\b/ })).toBeChecked();
  expect(page.getByRole('checkbox').elements()).toHaveLength(8);
  expect(page.getByRole('checkbox', { checked: true }).elements()).toHaveLength(1);
  giveBackTyped([]);
});

it('ticks the contract of a service request if the account has only one contract', async () => {
  await render(<ContractChoice contracts={contracts.slice(0, 1)} />);
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});
