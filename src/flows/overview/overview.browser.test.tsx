import { screen, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createActor } from 'xstate';
import { alertsOf } from '#machines/overview/blocks.ts';
import { initialContext, overviewMachine } from '#machines/overview/overview.machine.ts';
import { overviewModel } from '#machines/overview/overview.model.ts';
import { toPayOf } from '../../domain/billing/toPay.ts';
import { forbiddenFailure } from '../../domain/failure.ts';
import { makeInvoices } from '../../domain/fixtures/account.ts';
import { makeMeters } from '../../domain/fixtures/consumption.ts';
import { OverviewView } from './OverviewView.tsx';

const { inputs, outcomes } = overviewModel;
const served = inputs['un compte qui a des contrats'];
const pending = outcomes.listPending.done['une facture en retard, une à venir, une sans date'];
const metered = outcomes.listMeters.done['un relevé qui manque, un compteur déposé, d’autres contrats'];

const toPay = toPayOf(pending, served);
const alerts = alertsOf(metered, served.today);

type Context = ReturnType<typeof initialContext>;

const show = (changes: Partial<Context> = {}, part: 'shown' | 'failed' | 'empty' = 'shown') => {
  const context = { ...initialContext(served), toPay, alerts, ...changes };
  const snapshot = overviewMachine.resolveState({
    value: { blocks: { toPay: part, alerts: 'shown' } },
    context,
  });
  const actor = createActor(overviewMachine, { input: served, snapshot });
  return render(
    <OverviewView
      actor={actor}
      isOpening={false}
      unreadBalances={[{ kind: 'balance', name: '981000004217' }]}
      retry={<button type="button">Relire le solde</button>}
      meterAddressOf={({ idPDS }) => `/${idPDS}`}
      watchLink={null}
      leaks={null}
      sites={null}
      contracts={null}
      products={null}
    />,
  );
};

it('shows on the dashboard a button to load an unknown balance, instead of an amount', async () => {
  await show({ balance: null });

  await expect(screen.getByText(/solde n’est pas disponible/)).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Relire le solde' })).toBeVisible();
});

it('shows the names of the contracts with an unreadable balance', async () => {
  await show();

  await expect(screen.getByText('1 solde de contrat n’a pas pu être lu : 98-1000-0042-17.')).toBeVisible();
});

it.each([
  [20, 48, ['20 contrats sur 48 sont à jour de leurs relevés', '28 contrats ne sont pas vérifiés ici.']],
  [1, 2, ['1 contrat sur 2 est à jour de ses relevés', '1 contrat n’est pas vérifié ici.']],
  [0, 2, ['Les relevés n’ont pas pu être vérifiés.']],
  [2, 2, ['Vos 2 contrats sont à jour de leurs relevés']],
])('shows for recent readings of %i out of %i contracts %j', async (upToDateCount, count, texts) => {
  await show({ alerts: { ...alerts, facts: [], upToDateCount, count } });

  await expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(texts[0]);
  for (const text of texts) await expect(screen.getAllByText(text)).toHaveLength(1);
  await expect(screen.queryAllByText(/pas vérifié/)).toHaveLength(texts.length - 1);
});

it('shows how many of the checked contracts have a recent reading', async () => {
  const facts = alerts.facts.slice(0, 1);
  await show({ alerts: { ...alerts, facts, upToDateCount: 2, count: 3 } });

  await expect(screen.getByText('2 contrats sur 3 sont à jour de leurs relevés')).toBeVisible();
  await expect(screen.queryByText(/pas vérifié/)).toBeNull();
});

it('explains a balance that only contains monthly payments', async () => {
  const cents = { late: 0, due: 0, undated: 0, monthly: 50_564 };
  await show(
    { balance: 505.64, toPay: { ...toPay, invoices: [], lateCount: 0, unread: [], cents } },
    'empty',
  );

  await expect(screen.getByText(/^Vos contrats mensualisés sont prélevés chaque mois/)).toBeVisible();
  await expect(screen.queryByRole('link', { name: 'Comment payer' })).toBeNull();
});

it('shows « Au moins » before the count of overdue invoices if some contracts are not loaded', async () => {
  await show({ toPay: { ...toPay, read: 20, count: 786 } });

  await expect(screen.getByText('Au moins 1 facture en retard')).toBeVisible();
});

it('shows no retry button if the user may not load the invoices to pay', async () => {
  await show({ toPayFailure: forbiddenFailure('Votre compte n’a pas les droits nécessaires.') }, 'failed');

  await expect(screen.getByRole('alert')).toHaveTextContent('Accès refusé');
  await expect(screen.queryByRole('button', { name: /Réessayer/ })).toBeNull();
});

it('lists at most three items in each block of the dashboard, and the total count', async () => {
  const invoices = makeInvoices(60).map((invoice) => ({ ...invoice, status: 'A' }));
  const due = pending.contracts.map((contract) => ({ ...contract, invoices }));
  const removed = metered.contracts.map((contract) => ({
    ...contract,
    meters: makeMeters(30).map((meter) => ({ ...meter, etatCompteur: 'Déposé' })),
  }));
  await show({
    toPay: toPayOf({ ...pending, contracts: due, rowCount: 786 }, served),
    alerts: alertsOf({ ...metered, contracts: removed, contractCount: 10_000 }, served.today),
  });

  const itemsOf = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');
  await expect(itemsOf('Factures à régler, les plus en retard d’abord')).toHaveLength(3);
  await expect(itemsOf('Relevés et compteurs')).toHaveLength(3);
  await expect(screen.getByText(/120 factures lues sur 786$/)).toBeVisible();
  await expect(screen.getByText('31 points à vérifier')).toBeVisible();
});
