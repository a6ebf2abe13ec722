import { createActor } from 'xstate';
import { toResumed } from '#machines/export/interruptedExport.ts';
import type { Interrupted } from '#machines/exports/interrupted.ts';
import { consumptionExport } from '../../flows/export/export.ports.ts';
import { invoiceExport } from '../../flows/invoice-export/invoiceExport.ports.ts';
import type { Exports } from './exports.ts';

/** Offers to resume each export that was interrupted: no page shows it, whose own is another. */
export const resumeExports = (
  { consumption, invoices }: Exports,
  interrupted: readonly Interrupted[],
): void => {
  const today = new Date();
  for (const [rank, one] of interrupted.entries()) {
    const key = `interrupted ${rank}`;
    if (one.flow === 'export') {
      const source = { contracts: one.contracts, meters: toResumed(one).meters, unread: one.unread };
      consumption.offer(key, () =>
        createActor(consumptionExport, { input: { today, source, interrupted: one } }).start(),
      );
    } else
      invoices.offer(key, () =>
        createActor(invoiceExport, { input: { today, showsAllColumns: false, interrupted: one } }).start(),
      );
  }
};
