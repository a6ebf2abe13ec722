import X from 'lucide-react/icons/x';
import { t } from '#locales/fr/invoiceExport.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { plural } from '#locales/plural.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { SavedAlert } from '../../views/progress/SavedAlert.tsx';
import { message } from './InvoiceExport.css.ts';
import type { PartProps } from './invoiceExportActor.ts';

/** What came of the last export: a file, or nothing to export. */
export const MessagePanel = ({ actor, snapshot }: PartProps) => {
  const { saved, failure } = snapshot.context;
  const close = (
    <Button variant="icon" aria-label={ui('close')} onPress={() => actor.send({ type: 'message.closed' })}>
      <X />
    </Button>
  );
  if (!saved || snapshot.matches({ choosing: 'nothingFound' }))
    return (
      <div className={message}>
        <Alert tone="info" title={t('nothingFound')} aside={close} />
      </div>
    );
  const { name, count } = saved;
  return (
    <div className={message}>
      <SavedAlert
        title={t(`saved.${plural(count)}`, { name, count })}
        isSaving={snapshot.matches({ choosing: 'savingAgain' })}
        failure={snapshot.matches({ choosing: 'unsaved' }) ? failure : null}
        onRepeat={() => actor.send({ type: 'save.repeated' })}
        aside={close}
      />
    </div>
  );
};
