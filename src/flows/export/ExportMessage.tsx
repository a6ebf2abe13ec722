import { t } from '#locales/fr/export.ts';
import { plural } from '#locales/plural.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import type { ExportSnapshot } from './exportActor.ts';

/** What came of the last export: a file, or nothing to write in one. */
export const ExportMessage = ({ snapshot }: { snapshot: ExportSnapshot }) => {
  const { saved } = snapshot.context;
  if (snapshot.matches({ choosing: 'nothingMeasured' }))
    return <Alert tone="info" title={t('nothingMeasured')} />;
  if (snapshot.matches({ choosing: 'saved' }) && saved)
    return <Alert tone="ok" title={t(`saved.${plural(saved.count)}`, saved)} />;
  return null;
};
