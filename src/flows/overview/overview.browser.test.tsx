import type { ComponentProps } from 'react';
import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/theme/global.css.ts';
import { createActor, type StateValueFrom } from 'xstate';
import { toKnowOf, toPayOf } from '#machines/overview/blocks.ts';
import { initialContext, overviewMachine } from '#machines/overview/overview.machine.ts';
import { overviewModel } from '#machines/overview/overview.model.ts';
import { forbiddenFailure } from '../../domain/failure.ts';
import { knownInvoice } from '../../domain/fixtures/account.ts';
import { knownMeter } from '../../domain/fixtures/consumption.ts';
import { OverviewView } from './OverviewView.tsx';

const { inputs, outcomes } = overviewModel;
const served = inputs['un compte qui a des contrats'];
const pending = outcomes.listPending.done['une facture en retard, une à venir, une sans date'];
const metered = outcomes.listMeters.done['un relevé qui manque, un compteur déposé, d’autres contrats'];

const toPay = toPayOf(pending, served);
const toKnow = toKnowOf(metered, served.today);

type Context = ReturnType<typeof initialContext>;
type Part = 'loading' | 'shown' | 'empty' | 'failed';

const frozenIn = (value: StateValueFrom<typeof overviewMachine>, context: Partial<Context> = {}) =>
  createActor(overviewMachine, {
    input: served,
    snapshot: overviewMachine.resolveState({ value, context: { ...initialContext(served), ...context } }),
  });

const blocks = (parts: { toPay: Part; toKnow: Part }, context: Partial<Context> = {}) =>
  frozenIn({ blocks: parts }, context);

const show = (props: Partial<ComponentProps<typeof OverviewView>> = {}) => {
  const shown = { actor: blocks({ toPay: 'shown', toKnow: 'shown' }, { toPay, toKnow }), ...props };
  return render(<OverviewView meterAddressOf={({ idPDS }) => `/${idPDS}`} watchLink={null} {...shown} />);
};

it('links first to the most overdue invoice', async () => {
  await show();

  const [first] = screen.getAllByRole('link', { name: /^Facture/ });
  await expect(first).toHaveAccessibleName('Facture F2026-004217');
  await expect(first).toHaveAttribute('href', expect.stringContaining('invoiceNumber=F2026-004217'));
});

it('offers no retry of a forbidden request', async () => {
  await show({
    actor: blocks(
      { toPay: 'failed', toKnow: 'shown' },
      { toPayFailure: forbiddenFailure('Votre compte n’a pas les droits nécessaires.'), toKnow },
    ),
  });

  await expect(screen.getByRole('alert')).toHaveTextContent('Accès refusé');
  await expect(screen.queryByRole('button', { name: /Réessayer/ })).toBeNull();
});

it('shows no delay on a host that hides due dates', async () => {
  await show({
    actor: blocks(
      { toPay: 'shown', toKnow: 'shown' },
      { showsDueDates: false, toPay: toPayOf(pending, { ...served, showsDueDates: false }), toKnow },
    ),
  });

  await expect(screen.queryByText(/retard|[ée]chéance/i)).toBeNull();
});

const name = 'Résidence du Grand-Large et de l’Anse-aux-Moines '.repeat(3);
const many = pending.contracts.map((contract) => ({
  ...contract,
  name,
  invoices: Array.from({ length: 60 }, (_, rank) => ({
    ...knownInvoice,
    numeroFacture: `F2026-${'0042'.repeat(6)}-${rank}`,
    montantFacture: 1_234_567.89,
  })),
}));
const removed = metered.contracts.map((contract) => ({
  ...contract,
  name,
  meters: Array.from({ length: 30 }, (_, rank) => ({
    ...knownMeter,
    idPDS: `PDS${rank}`,
    matriculeCompteur: `${'D21TA1000142'.repeat(3)}-${rank}`,
    etatCompteur: 'Déposé',
  })),
}));

it('lists five of each, with their count', async () => {
  await show({
    actor: blocks(
      { toPay: 'shown', toKnow: 'shown' },
      {
        toPay: toPayOf({ ...pending, contracts: many, rowCount: 786 }, served),
        toKnow: toKnowOf({ ...metered, contracts: removed, contractCount: 10_000 }, served.today),
      },
    ),
  });

  await expect(screen.getAllByRole('listitem')).toHaveLength(10);
  await expect(screen.getByText(/120 factures en attente ont été lues, sur 786/)).toBeVisible();
});
