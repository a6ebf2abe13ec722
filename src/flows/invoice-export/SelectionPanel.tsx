import { t } from '#locales/fr/invoiceExport.ts';
import { plural } from '#locales/plural.ts';
import { downloadable } from '#machines/invoice-export/selection.ts';
import { Button } from '../../ui/Button.tsx';
import { actions } from '../../views/LongTask.css.ts';
import { hint } from './InvoiceExport.css.ts';
import type { PartProps } from './invoiceExportActor.ts';

/** What may be done of the selection, and how many of its documents cannot be asked for any more. */
export const SelectionPanel = ({ actor, snapshot }: PartProps) => {
  const { selection, today } = snapshot.context;
  const leftOut = selection.size - downloadable(selection, today).length;
  return (
    <>
      <div className={actions}>
        <Button
          isDisabled={leftOut === selection.size}
          onPress={() => actor.send({ type: 'documents.asked' })}
        >
          {t('actions.zip')}
        </Button>
        <Button onPress={() => actor.send({ type: 'list.asked', format: 'xlsx' })}>
          {t('actions.xlsx')}
        </Button>
        <Button onPress={() => actor.send({ type: 'list.asked', format: 'csv' })}>{t('actions.csv')}</Button>
        <Button variant="text" onPress={() => actor.send({ type: 'selection.cleared' })}>
          {t('actions.clear')}
        </Button>
      </div>
      {leftOut > 0 && <p className={hint}>{t(`leftOut.${plural(leftOut)}`, { count: leftOut })}</p>}
    </>
  );
};
