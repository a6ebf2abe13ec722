import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/theme/global.css.ts';
import { createActor } from 'xstate';
import { toKnowOf } from '#machines/overview/blocks.ts';
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
const toKnow = toKnowOf(metered, served.today);

type Context = ReturnType<typeof initialContext>;

const show = (changes: Partial<Context> = {}, part: 'shown' | 'failed' = 'shown') => {
  const context = { ...initialContext(served), toPay, toKnow, ...changes };
  const snapshot = overviewMachine.resolveState({
    value: { blocks: { toPay: part, toKnow: 'shown' } },
    context,
  });
  const actor = createActor(overviewMachine, { input: served, snapshot });
  return render(<OverviewView actor={actor} meterAddressOf={({ idPDS }) => `/${idPDS}`} watchLink={null} />);
};

it('links first to the most overdue invoice', async () => {
  await show();

  const [first] = screen.getAllByRole('link', { name: /^Facture/ });
  await expect(first).toHaveAccessibleName('Facture F2026-004217');
  await expect(first).toHaveAttribute('href', expect.stringContaining('invoiceNumber=F2026-004217'));
});

it('offers no retry of a forbidden request', async () => {
  await show({ toPayFailure: forbiddenFailure('Votre compte n’a pas les droits nécessaires.') }, 'failed');

  await expect(screen.getByRole('alert')).toHaveTextContent('Accès refusé');
  await expect(screen.queryByRole('button', { name: /Réessayer/ })).toBeNull();
});

it('shows no delay on a host that hides due dates', async () => {
  const showsDueDates = false;
  await show({ showsDueDates, toPay: toPayOf(pending, { ...served, showsDueDates }) });

  await expect(screen.queryByText(/retard|[ée]chéance/i)).toBeNull();
});

it('lists at most five items in each block, with the count of all', async () => {
  const invoices = makeInvoices(60).map((invoice) => ({ ...invoice, status: 'A' }));
  const due = pending.contracts.map((contract) => ({ ...contract, invoices }));
  const removed = metered.contracts.map((contract) => ({
    ...contract,
    meters: makeMeters(30).map((meter) => ({ ...meter, etatCompteur: 'Déposé' })),
  }));
  await show({
    toPay: toPayOf({ ...pending, contracts: due, rowCount: 786 }, served),
    toKnow: toKnowOf({ ...metered, contracts: removed, contractCount: 10_000 }, served.today),
  });

  await expect(screen.getAllByRole('listitem')).toHaveLength(10);
  await expect(screen.getByText(/120 factures en attente ont été lues, sur 786/)).toBeVisible();
});
