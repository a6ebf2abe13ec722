import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, type StateValueFrom } from 'xstate';
import { exportsMachine, initialContext, type Standing } from '#machines/exports/exports.machine.ts';
import { invoiceExportMachine } from '#machines/invoice-export/invoiceExport.machine.ts';
import { autumn, spring } from '#machines/invoice-export/invoiceExport.model.ts';
import { toInterrupted } from '#machines/invoice-export/invoiceExport.setup.ts';
import type { ListedInvoice } from '#machines/invoice-export/selection.ts';
import { exportIn, fourMeters } from '#test/exportIn.ts';
import { consumptionContract } from '../../domain/fixtures/consumption.ts';
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

const savedAs = (name: string) => ({ saved: { name, count: 4, file: new Blob() } });

const archive = (...left: readonly ListedInvoice[]) => {
  const interrupted = toInterrupted(left, 0);
  const input = {
    today: new Date(2026, 10, 21),
    showsAllColumns: false,
    ...(interrupted && { interrupted }),
  };
  return createActor(invoiceExportMachine, { input }).start();
};

const withExport = (actor: ReturnType<typeof exportIn>) => {
  const exports = createExports();
  exports.consumption.offer('export', () => actor);
  return exports;
};

const withArchives = (...archives: readonly ReturnType<typeof archive>[]) => {
  const exports = createExports();
  for (const [rank, actor] of archives.entries()) exports.invoices.offer(String(rank), () => actor);
  return exports;
};

const meta = {
  component: Tray,
  args: { actor: trayIn({ open: 'running' }, 'running'), exports: withExport(exportIn('fetching', 2)) },
} satisfies Meta<typeof Tray>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const Ready: Story = {
  args: {
    actor: trayIn({ open: 'toConsult' }, 'over'),
    exports: withExport(exportIn({ choosing: 'saved' }, 4, savedAs('2026-11-22_mensuel.xlsx'))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/est enregistré\s: 4 compteurs/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enregistrer de nouveau' })).toBeVisible();
  },
};

export const Incomplete: Story = {
  args: {
    actor: trayIn({ open: 'toConsult' }, 'lacking'),
    exports: withExport(exportIn('incomplete', 3, { isReconnected: true })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^La connexion est revenue/)).toBeVisible();
  },
};

export const Interrupted: Story = {
  args: {
    actor: trayIn({ open: 'interrupted' }, 'interrupted'),
    exports: withExport(exportIn('interrupted', 1)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/fin de votre session\s: 1 compteur sur 4 enregistré/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reprendre les 3 qui manquent' })).toBeVisible();
  },
};

export const TwoArchives: Story = {
  args: {
    actor: trayIn({ open: 'interrupted' }, 'interrupted', 'interrupted'),
    exports: withArchives(archive(autumn), archive(spring, autumn)),
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

const longName = { reference: consumptionContract.reference, name: 'Résidence du Grand-Large '.repeat(8) };

export const LongNames: Story = {
  args: {
    actor: trayIn({ open: 'toConsult' }, 'over'),
    exports: withExport(
      exportIn({ choosing: 'saved' }, 4, {
        source: { contracts: [longName], meters: fourMeters },
        ...savedAs(`${'2026-11-22_D21TA1000142'.repeat(4)}.xlsx`),
      }),
    ),
  },
};
