import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NoticesProvider } from './NoticesProvider.tsx';
import { useNotify } from './notify.ts';

const messages = {
  failure: { tone: 'bad', text: 'La suppression de Paul a échoué.' },
  other: { tone: 'bad', text: 'L’invitation de Rose a échoué.' },
  success: { tone: 'ok', text: 'Paul n’a plus accès au compte.' },
} as const;

const Notifier = () => {
  const notify = useNotify();
  return Object.entries(messages).map(([name, message]) => (
    <button key={name} type="button" onClick={() => notify(message)}>
      {name}
    </button>
  ));
};

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

const shown = () =>
  [...document.querySelectorAll('[role="alert"], [role="status"]')].map(({ textContent }) => textContent);

it('shows two failures together, and replaces them with the toast of a later success', async () => {
  await render(
    <NoticesProvider>
      <Notifier />
    </NoticesProvider>,
  );
  await press('failure');
  await press('other');
  await expect.poll(shown).toEqual([messages.failure.text, messages.other.text]);
  await press('success');
  await press('success');
  await expect.poll(shown).toEqual([messages.success.text]);
  await press('failure');
  await expect.poll(shown).toEqual([messages.success.text, messages.failure.text]);
});

it('shows a toast above the session alert and above the menu bar of a phone', async () => {
  const { style } = document.documentElement;
  for (const name of ['--alert-height', '--bar-height']) style.setProperty(name, '100px');
  await render(
    <NoticesProvider>
      <Notifier />
    </NoticesProvider>,
  );
  await press('success');
  const toast = page.getByText(messages.success.text);
  await expect.element(toast).toBeVisible();
  expect(toast.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight - 200);
  style.cssText = '';
});
