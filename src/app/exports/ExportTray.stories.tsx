import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, type StateValueFrom } from 'xstate';
import { exportMachine } from '#machines/export/export.machine.ts';
import { initialContext as exportContext } from '#machines/export/export.setup.ts';
import { toInterrupted } from '#machines/export/storedExports.ts';
import { exportsMachine, initialContext, type Standing } from '#machines/exports/exports.machine.ts';
import { invoiceExportMachine } from '#machines/invoice-export/invoiceExport.machine.ts';
import { autumn, spring } from '#machines/invoice-export/invoiceExport.model.ts';
import { toInterrupted as toInterruptedDocuments } from '#machines/invoice-export/invoiceExport.setup.ts';
import type { ListedInvoice } from '#machines/invoice-export/selection.ts';
import { unavailableFailure } from '../../domain/failure.ts';
import { consumptionContract, makeMeters, measureOn } from '../../domain/fixtures/consumption.ts';
import { Tray } from './ExportTray.tsx';
import { createExports } from './exports.ts';

type State = StateValueFrom<typeof exportsMachine>;

const trayIn = (value: State, ...standings: readonly Standing[]) =>
  createActor(exportsMachine, {
    snapshot: exportsMachine.resolveState({
      value,
      context: {
        ...initialContext,
        exports: standings.map((standing) => ({ standing, isShown: false })),
      },
    }),
  });

const { reference, name } = consumptionContract;
const days = { startDate: '2025-12-01', endDate: '2026-11-22' };
const measures = [measureOn('2026-10-31')];

const exportIn = (
  value: StateValueFrom<typeof exportMachine>,
  { came = 12, called = name, file = '2026-11-22_98-1000-0042-17_mensuel.xlsx' } = {},
) => {
  const meters = makeMeters(40);
  const contracts = [{ reference, name: called }];
  const request = { mode: 'monthly' as const, format: 'xlsx' as const, ...days, meters };
  const left = toInterrupted({
    contracts,
    request: { ...request, meters: meters.slice(came) },
    saved: came,
  });
  const input = {
    today: new Date(2026, 10, 22),
    source: { contracts, meters },
    ...(left && value === 'interrupted' && { interrupted: left }),
  };
  const context = {
    ...exportContext(input),
    ...(value !== 'interrupted' && { request }),
    fetched: meters.slice(0, came).map((meter) => ({ meter, measures })),
    missed: meters.slice(came).map((meter) => ({ meter, failure: unavailableFailure() })),
    saved: { name: file, count: 40, file: new Blob() },
    isReconnected: value === 'incomplete',
  };
  const snapshot = exportMachine.resolveState({ value, context });
  return createActor(exportMachine, { input, snapshot });
};

const archive = (...left: readonly ListedInvoice[]) => {
  const interrupted = toInterruptedDocuments(left, 0);
  const input = {
    today: new Date(2026, 10, 21),
    showsAllColumns: false,
    ...(interrupted && { interrupted }),
  };
  return createActor(invoiceExportMachine, { input }).start();
};

type Offered = { consumption?: ReturnType<typeof exportIn>[]; invoices?: ReturnType<typeof archive>[] };

const offering = ({ consumption = [], invoices = [] }: Offered = {}) => {
  const exports = createExports();
  for (const [rank, actor] of consumption.entries()) exports.consumption.offer(String(rank), () => actor);
  for (const [rank, actor] of invoices.entries()) exports.invoices.offer(String(rank), () => actor);
  return exports;
};

const only = (actor: ReturnType<typeof exportIn>) => offering({ consumption: [actor] });

const meta = {
  component: Tray,
  args: { actor: trayIn({ open: 'running' }, 'running'), exports: only(exportIn('fetching')) },
} satisfies Meta<typeof Tray>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  args: { actor: trayIn({ open: 'idle' }), exports: offering() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Running: Story = {};

export const Ready: Story = {
  args: { actor: trayIn({ open: 'toConsult' }, 'over'), exports: only(exportIn({ choosing: 'saved' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/est enregistré\s: 40 compteurs/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enregistrer de nouveau' })).toBeVisible();
  },
};

export const Incomplete: Story = {
  args: {
    actor: trayIn({ open: 'toConsult' }, 'lacking'),
    exports: only(exportIn('incomplete', { came: 37 })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^La connexion est revenue/)).toBeVisible();
  },
};

export const Interrupted: Story = {
  args: { actor: trayIn({ open: 'interrupted' }, 'interrupted'), exports: only(exportIn('interrupted')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/fin de votre session\s: 12 compteurs sur 40 enregistrés/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reprendre les 28 qui manquent' })).toBeVisible();
  },
};

export const NothingSaved: Story = {
  args: {
    actor: trayIn({ open: 'interrupted' }, 'interrupted'),
    exports: offering({ invoices: [archive(autumn)] }),
  },
};

export const TwoArchives: Story = {
  args: {
    actor: trayIn({ open: 'interrupted' }, 'interrupted', 'interrupted'),
    exports: offering({ invoices: [archive(autumn), archive(spring, autumn)] }),
  },
  play: async ({ canvas }) => {
    for (const name of [
      /^Export des factures, suite\s: F2026-004217$/,
      /^Export des factures, suite\s: F2026-001830 et 1 autre$/,
    ]) {
      await expect(await canvas.findByRole('region', { name })).toBeVisible();
      await expect(canvas.getByText(name)).toBeVisible();
    }
  },
};

export const Several: Story = {
  args: {
    actor: trayIn({ open: 'running' }, 'running', 'over', 'interrupted'),
    exports: offering({
      consumption: [exportIn('fetching'), exportIn({ choosing: 'saved' }), exportIn('interrupted')],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('1 export en cours, 1 export à consulter, 1 export à reprendre'),
    ).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    actor: trayIn({ open: 'toConsult' }, 'over'),
    exports: only(
      exportIn(
        { choosing: 'saved' },
        {
          called: 'Résidence du Grand-Large '.repeat(8),
          file: `${'2026-11-22_D21TA1000142'.repeat(4)}.xlsx`,
        },
      ),
    ),
  },
};

export const OnAPhone: Story = {
  args: { actor: trayIn({ open: 'interrupted' }, 'interrupted'), exports: only(exportIn('interrupted')) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 export à reprendre')).toBeVisible();
    const resume = canvas.getByText('Reprendre les 28 qui manquent');
    await expect(resume).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Déplier les exports' }));
    await expect(resume).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Replier les exports' })).toHaveFocus();
  },
};
