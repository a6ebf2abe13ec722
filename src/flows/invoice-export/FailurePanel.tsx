import { t } from '#locales/fr/invoiceExport.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { plural } from '#locales/plural.ts';
import { spacedReference } from '#machines/domain/contract/contract.ts';
import type { MissedInvoice } from '#machines/invoice-export/invoiceExport.setup.ts';
import { selectionKey } from '#machines/invoice-export/selection.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { WithServicePhone } from '../../ui/display/WithServicePhone.tsx';
import { failureText } from '../../views/failureText.ts';
import { allForbidden, RetryButton } from '../../views/forbidden.tsx';
import { actions } from '../../views/progress/LongTask.css.ts';
import { MissedList } from '../../views/progress/MissedList.tsx';
import { toMissedLines } from '../../views/progress/missedLines.ts';
import { Reconnected } from '../../views/progress/Reconnected.tsx';
import type { InvoiceExportSnapshot, PartProps } from './invoiceExportActor.ts';

const toTitle = (snapshot: InvoiceExportSnapshot): string => {
  const { length } = snapshot.context.missed;
  if (snapshot.matches('unlisted')) return t('unlisted');
  if (snapshot.matches('unwritten')) return t('unwritten');
  if (snapshot.matches({ collecting: 'failed' })) return t('failed');
  return t(`incomplete.${plural(length)}`, { count: length });
};

const listLines = (missed: readonly MissedInvoice[]) =>
  toMissedLines(
    missed,
    ({ invoice, ...listed }, reason) => ({
      key: selectionKey({ invoice, ...listed }),
      line: t('missedLine', {
        number: invoice.numeroFacture,
        reference: spacedReference(invoice.reference),
        reason,
      }),
    }),
    (count, reason) => t('missedAlike', { count, reason }),
  );

/** What failed and why, and what may be done about it. */
export const FailurePanel = ({ actor, snapshot }: PartProps) => {
  const { failure, missed } = snapshot.context;
  return (
    <>
      <Alert tone="bad" title={toTitle(snapshot)}>
        {failure && (
          <p>
            <WithServicePhone>{failureText(failure)}</WithServicePhone>
          </p>
        )}
      </Alert>
      {!failure && snapshot.context.isReconnected && <Reconnected />}
      <div className={actions}>
        <RetryButton
          failure={failure ?? allForbidden(missed)}
          onPress={() => actor.send({ type: 'retried' })}
        />
        {snapshot.matches({ collecting: 'incomplete' }) && (
          <Button onPress={() => actor.send({ type: 'rest.kept' })}>{t('actions.keep')}</Button>
        )}
        <Button variant="text" onPress={() => actor.send({ type: 'cancelled' })}>
          {ui('cancel')}
        </Button>
      </div>
      {snapshot.matches('collecting') && !failure && (
        <MissedList label={t('missed')} lines={listLines(missed)} />
      )}
    </>
  );
};
