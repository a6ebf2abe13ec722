import { useRef } from 'react';
import { exportTrayWords, t } from '#locales/fr/exportTray.ts';
import { plural } from '#locales/plural.ts';
import { ExportTrayView } from '../../flows/export/ExportTrayView.tsx';
import type { ExportActor } from '../../flows/export/exportActor.ts';
import { InvoiceExportView } from '../../flows/invoice-export/InvoiceExportView.tsx';
import type { InvoiceExportActor } from '../../flows/invoice-export/invoiceExportActor.ts';
import { useEdgeHeight } from '../../ui/browser/useEdgeHeight.ts';
import { UnsavedGuard } from '../../ui/forms/UnsavedGuard.tsx';
import type { State } from '../../views/running.ts';
import { tray } from './ExportTray.css.ts';
import { TrayFold } from './TrayFold.tsx';

type Props = {
  /** One at least is under way: leaving the portal loses it. */
  isHolding: boolean;
  consumption: State<ExportActor>['apart'];
  invoices: State<InvoiceExportActor>['apart'];
};

const running = () => 'running' as const;

/** « 1 export en cours, 1 export à consulter » */
const describeExports = (
  apart: readonly (readonly [key: string, actor: ExportActor | InvoiceExportActor])[],
): string => {
  const busy = apart.filter(([, actor]) => actor.getSnapshot().hasTag('busy')).length;
  const counts = { busy, over: apart.length - busy };
  return (['busy', 'over'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`${kind}.${plural(counts[kind])}`, { count: counts[kind] }))
    .join(', ');
};

/** The exports that no page shows, at the foot of each (docs/rules.md#exports). */
const ExportTray = ({ isHolding, consumption, invoices }: Props) => {
  const foot = useRef<HTMLElement>(null);
  const isShown = consumption.length + invoices.length > 0;
  useEdgeHeight(foot, '--tray-height', isShown);
  return (
    <>
      {isHolding && <UnsavedGuard unsaved={running} question={exportTrayWords.leave} />}
      {isShown && (
        <section ref={foot} aria-label={t('label')} className={tray}>
          <TrayFold summary={describeExports([...consumption, ...invoices])}>
            {consumption.map(([key, actor]) => (
              <ExportTrayView key={key} actor={actor} />
            ))}
            {invoices.map(([key, actor]) => (
              <InvoiceExportView key={key} actor={actor} />
            ))}
          </TrayFold>
        </section>
      )}
    </>
  );
};

export default ExportTray;
