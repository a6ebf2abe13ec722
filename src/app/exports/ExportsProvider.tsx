import { type ReactNode, useEffect, useState } from 'react';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import { beforeDeparture } from '../../ui/dialogs/leaving.ts';
import { useRunningState } from '../../views/running.ts';
import { SessionContext } from '../session.tsx';
import { createExports, ExportsContext } from './exports.ts';

/** Its code comes with the pages that export. */
export const ExportTray = onDemand(() => import('./ExportTray.tsx'));

/** Keeps the exports above the pages, until the session ends, and shows those that no page does. */
export const ExportsProvider = ({ children }: { children: ReactNode }) => {
  const [exports] = useState(createExports);
  const { consumption, invoices } = exports;
  const isOver = SessionContext.useSelector(
    (snapshot) =>
      snapshot.matches('signedOut') ||
      snapshot.matches({ open: { closed: 'closedElsewhere' } }) ||
      snapshot.matches({ open: { opening: 'storingToken' } }),
  );
  const ofConsumption = useRunningState(consumption);
  const ofInvoices = useRunningState(invoices);

  useEffect(
    () =>
      beforeDeparture(async () => {
        await Promise.all([consumption.save(), invoices.save()]);
      }),
    [consumption, invoices],
  );

  useEffect(() => {
    if (!isOver) return;
    consumption.stop();
    invoices.stop();
  }, [isOver, consumption, invoices]);

  const isAnyUnderWay = ofConsumption.isAnyUnderWay || ofInvoices.isAnyUnderWay;
  const isAnyApart = ofConsumption.apart.length + ofInvoices.apart.length > 0;
  return (
    <ExportsContext value={exports}>
      {children}
      {(isAnyUnderWay || isAnyApart) && (
        <ExportTray isHolding={isAnyUnderWay} consumption={ofConsumption.apart} invoices={ofInvoices.apart} />
      )}
    </ExportsContext>
  );
};
