import { t } from '#locales/fr/export.ts';
import { plural } from '#locales/plural.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import { SavedAlert } from '../../views/progress/SavedAlert.tsx';
import type { PartProps } from './exportActor.ts';

/** What came of the last export: a file, or nothing to write in one. */
export const ExportMessage = ({ actor, snapshot }: PartProps) => {
  const { saved, failure } = snapshot.context;
  if (snapshot.matches({ choosing: 'nothingMeasured' }))
    return <Alert tone="info" title={t('nothingMeasured')} />;
  const isUnsaved = snapshot.matches({ choosing: 'unsaved' });
  const isSaving = snapshot.matches({ choosing: 'savingAgain' });
  if (!saved || !(isUnsaved || isSaving || snapshot.matches({ choosing: 'saved' }))) return null;
  const { name, count } = saved;
  return (
    <SavedAlert
      title={t(`saved.${plural(count)}`, { name, count })}
      isSaving={isSaving}
      failure={isUnsaved ? failure : null}
      onRepeat={() => actor.send({ type: 'save.repeated' })}
    />
  );
};
