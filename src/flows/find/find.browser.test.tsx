import type { ComponentProps } from 'react';
import { configure, screen, userEvent, waitFor } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/theme/global.css.ts';
import { createActor, type StateValueFrom } from 'xstate';
import { findMachine } from '#machines/find/find.machine.ts';
import { findModel } from '#machines/find/find.model.ts';
import { unanswered } from '#machines/find/places.ts';
import { profileSchema } from '../../domain/account/profile.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { knownContract, makeInvoices } from '../../domain/fixtures/account.ts';
import { FindView } from './FindDialog.tsx';

// Lazy chunks load slowly on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const { 'une recherche vide': input } = findModel.inputs;

type Context = ReturnType<typeof findMachine.getInitialSnapshot>['context'];

const frozenIn = (value: StateValueFrom<typeof findMachine>, context: Partial<Context> = {}) =>
  createActor(findMachine, {
    input,
    snapshot: findMachine.resolveState({
      value,
      context: { ...input, invoices: unanswered, meters: unanswered, address: null, ...context },
    }),
  });

const failed = { found: null, failure: technicalFailure() };
const typed = 'F2026-004217';

const owner = profileSchema.parse({ type: 'owner', contracts: [knownContract] });

const show = (props: Partial<ComponentProps<typeof FindView>> = {}) => {
  const shown = { actor: frozenIn('ready'), ...props };
  return render(<FindView profile={owner} meterAddressOf={({ idPDS }) => `/${idPDS}`} {...shown} />);
};

it('shows the reason for each failure', async () => {
  await show({
    actor: frozenIn('incomplete', {
      typed,
      invoices: failed,
      meters: { found: null, failure: technicalFailure('Vos relevés sont en cours de mise à jour.') },
    }),
  });

  await expect(screen.getByRole('alert')).toHaveTextContent(
    /^Les factures n’ont pas pu.+Les compteurs n’ont pas pu être cherchés\. Vos relevés sont en cours/,
  );
});

const long = 'anticonstitutionnellement-'.repeat(8);
const many = Array.from({ length: 30 }, (_, rank) => ({
  ...knownContract,
  name: `${long}${rank}`,
  served_address: `${rank} ${long}`,
  reference: `9810000043${String(rank).padStart(2, '0')}`,
}));

it('links to all contracts and invoices, without horizontal scrolling on long names', async () => {
  await show({
    actor: frozenIn('answered', {
      typed: 'anticonstitutionnellement',
      invoices: {
        found: { rows: makeInvoices(5).map((invoice) => ({ ...invoice, contractName: long })), total: 786 },
        failure: null,
      },
    }),
    profile: profileSchema.parse({ type: 'internal_adviser_simple', contracts: many }),
  });

  await expect(screen.getByRole('option', { name: 'Voir les 30 contrats trouvés' })).toBeVisible();
  await expect(screen.getByRole('option', { name: 'Voir les 786 factures trouvées' })).toBeVisible();
  const { scrollWidth, clientWidth } = screen.getByRole('listbox');
  await expect(scrollWidth).toBe(clientWidth);
});

it('ignores Enter without results, then opens the first result', async () => {
  const actor = createActor(findMachine, { input }).start();
  await show({ actor });
  await userEvent.keyboard('zzz{Enter}');
  await expect(actor.getSnapshot().status).toBe('active');
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.keyboard('modifier mon iban');
  await expect(screen.getAllByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(actor.getSnapshot().context.address).toBe('/espace-personnel?modale=iban&contrat=981000004217'),
  );
});
