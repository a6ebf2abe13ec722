import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { contractClosedToAdviser, contractWithoutRib } from '../../domain/fixtures/account.ts';
import { NotifyContext } from '../../views/notices/notify.ts';
import { PaymentPage } from './PaymentView.tsx';

it.each([
  [null, /^Choisissez d’abord un contrat/],
  [contractWithoutRib, /ne peut pas être demandé pour ce contrat\.$/],
  [contractClosedToAdviser, /en tant que conseiller\. Si vous êtes le client, contactez/],
])('shows why a contract cannot have a direct debit, without a retry button', async (contract, why) => {
  const [notify, onTurnedAway] = [vi.fn(), vi.fn()];
  await render(
    <NotifyContext value={notify}>
      <PaymentPage
        input={{ contract }}
        form={{ address: 'about:blank', sandbox: '', origin: 'null' }}
        onProfileOutdated={vi.fn()}
        onTurnedAway={onTurnedAway}
      />
    </NotifyContext>,
  );
  await expect.poll(() => onTurnedAway.mock.calls).toHaveLength(1);
  expect(notify.mock.calls).toEqual([[expect.objectContaining({ text: expect.stringMatching(why) })]]);
});
