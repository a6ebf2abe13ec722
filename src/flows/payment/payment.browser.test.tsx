import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { contractWithoutRib } from '../../domain/fixtures/account.ts';
import { NotifyContext } from '../../views/notices/notify.ts';
import { PaymentPage } from './PaymentView.tsx';

it('shows why a contract cannot have a direct debit, without a retry button', async () => {
  const [notify, onTurnedAway] = [vi.fn(), vi.fn()];
  await render(
    <NotifyContext value={notify}>
      <PaymentPage
        input={{ contract: contractWithoutRib }}
        form={{ address: 'about:blank', sandbox: '', origin: 'null' }}
        onProfileOutdated={vi.fn()}
        onTurnedAway={onTurnedAway}
      />
    </NotifyContext>,
  );
  await expect.poll(() => onTurnedAway.mock.calls).toHaveLength(1);
  const text = expect.stringMatching(/ne peut pas être demandé pour ce contrat\.$/);
  expect(notify.mock.calls).toEqual([[expect.objectContaining({ text })]]);
});
