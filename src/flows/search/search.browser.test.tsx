import { screen, userEvent, waitFor } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { type ActorRefFrom, type ContextFrom, createActor } from 'xstate';
import { unanswered } from '#machines/search/places.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { searchModel } from '#machines/search/search.model.ts';
import { profileSchema } from '../../domain/account/profile.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { knownContract, makeInvoices } from '../../domain/fixtures/account.ts';
import { SearchView } from './SearchDialog.tsx';

const { 'une recherche vide': input } = searchModel.inputs;

type Context = ContextFrom<typeof searchMachine>;

const owner = profileSchema.parse({ type: 'owner', contracts: [knownContract] });

const show = (actor: ActorRefFrom<typeof searchMachine>, profile = owner) =>
  render(
    <SearchView
      actor={actor}
      profile={profile}
      phones={{ emergencyPhone: '0199000117', servicePhone: '0199000042' }}
      hidden={[]}
      meterAddressOf={({ idPDS }) => `/${idPDS}`}
    />,
  );

const frozenIn = (value: 'incomplete' | 'answered', changes: Partial<Context>) => {
  const context = { ...input, invoices: unanswered, meters: unanswered, address: null, ...changes };
  return createActor(searchMachine, { input, snapshot: searchMachine.resolveState({ value, context }) });
};

it('shows one reason for each call of the global search that fails', async () => {
  const failed = (message?: string) => ({ found: null, failure: technicalFailure(message) });
  await show(
    frozenIn('incomplete', {
      typed: 'F2026-004217',
      invoices: failed(),
      meters: failed('Vos relevés sont en cours de mise à jour.'),
    }),
  );

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

it('links each contract and invoice in the search results, and wraps long names', async () => {
  const rows = makeInvoices(5).map((invoice) => ({ ...invoice, contractName: long }));
  await show(
    frozenIn('answered', {
      typed: 'anticonstitutionnellement',
      invoices: { found: { rows, total: 786 }, failure: null },
    }),
    profileSchema.parse({ type: 'internal_adviser_simple', contracts: many }),
  );

  await expect(screen.getByRole('option', { name: 'Voir les 30 contrats trouvés' })).toBeVisible();
  await expect(screen.getByRole('option', { name: 'Voir les 786 factures trouvées' })).toBeVisible();
  const { scrollWidth, clientWidth } = screen.getByRole('listbox');
  await expect(scrollWidth).toBe(clientWidth);
});

it('ignores Enter without a result, and opens the first result on Enter', async () => {
  const actor = createActor(searchMachine, { input }).start();
  await show(actor);
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
