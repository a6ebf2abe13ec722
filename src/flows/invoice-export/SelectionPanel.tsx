import X from 'lucide-react/icons/x';
import { t } from '#locales/fr/invoiceExport.ts';
import { plural } from '#locales/plural.ts';
import type { ExportFormat } from '#machines/invoice-export/invoiceExport.setup.ts';
import { downloadable } from '#machines/invoice-export/selection.ts';
import { useMedia } from '../../ui/browser/useMedia.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { media } from '../../ui/theme/tokens.ts';
import { actions } from '../../views/progress/LongTask.css.ts';
import { unreadText } from '../../views/unreadText.ts';
import { close, hint } from './InvoiceExport.css.ts';
import type { PartProps } from './invoiceExportActor.ts';

/** What may be done of the selection, and how many of its documents cannot be asked for any more; on a phone, in a line. */
export const SelectionPanel = ({ actor, snapshot }: PartProps) => {
  const isRoomy = useMedia(media.wide);
  const { selection, unread, today, lastFormat } = snapshot.context;
  const lists = lastFormat === 'csv' ? (['csv', 'xlsx'] as const) : (['xlsx', 'csv'] as const);
  const leftOut = selection.size - downloadable(selection, today).length;
  const clear = () => actor.send({ type: 'selection.cleared' });
  const label = (format: ExportFormat) =>
    isRoomy
      ? { children: t(`actions.${format}`) }
      : { children: t(`formats.${format}`), 'aria-label': t(`actions.${format}`) };
  return (
    <>
      <div className={isRoomy ? actions : `${actions} ${close}`}>
        <Button
          {...label('zip')}
          isDisabled={leftOut === selection.size}
          onPress={() => actor.send({ type: 'documents.asked' })}
        />
        {lists.map((format) => (
          <Button
            key={format}
            {...label(format)}
            onPress={() => actor.send({ type: 'list.asked', format })}
          />
        ))}
        {isRoomy ? (
          <Button variant="text" onPress={clear}>
            {t('actions.clear')}
          </Button>
        ) : (
          <Button variant="icon" aria-label={t('actions.clear')} onPress={clear}>
            <X />
          </Button>
        )}
      </div>
      {unread.length > 0 && <p className={hint}>{unreadText(unread)}</p>}
      {leftOut > 0 && <p className={hint}>{t(`leftOut.${plural(leftOut)}`, { count: leftOut })}</p>}
    </>
  );
};
