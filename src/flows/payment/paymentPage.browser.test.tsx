import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { contractClosedToAdviser, contractWithoutRib } from '#machines/domain/fixtures/account.ts';
import { PaymentPage } from './PaymentPage.tsx';

it.each([
  [null, /^Choisissez d’abord un contrat/],
  [contractWithoutRib, /ne peut pas être demandé pour ce contrat\.$/],
  [contractClosedToAdviser, /en tant que conseiller\. Si vous êtes le client, contactez/],
])('says why a contract is turned away, nothing to be tried later', async (contract, why) => {
  const onTurnedAway = vi.fn();
  await render(
    <PaymentPage
      input={{ contract }}
      form={{ address: 'about:blank', sandbox: '', origin: 'null' }}
      onProfileOutdated={vi.fn()}
      onTurnedAway={onTurnedAway}
    />,
  );
  await expect.poll(() => onTurnedAway.mock.calls).toEqual([[expect.stringMatching(why)]]);
});
