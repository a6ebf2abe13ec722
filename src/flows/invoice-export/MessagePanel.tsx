import X from 'lucide-react/icons/x';
import { t } from '#locales/fr/invoiceExport.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { plural } from '#locales/plural.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { message } from './InvoiceExport.css.ts';
import type { PartProps } from './invoiceExportActor.ts';

/** What came of the last export: a file, or nothing to export. */
export const MessagePanel = ({ actor, snapshot }: PartProps) => {
  const { saved } = snapshot.context;
  const isSaved = snapshot.matches({ choosing: 'saved' }) && saved;
  return (
    <div className={message}>
      <Alert
        tone={isSaved ? 'ok' : 'info'}
        title={isSaved ? t(`saved.${plural(saved.count)}`, saved) : t('nothingFound')}
        aside={
          <Button
            variant="icon"
            aria-label={ui('close')}
            onPress={() => actor.send({ type: 'message.closed' })}
          >
            <X />
          </Button>
        }
      />
    </div>
  );
};
