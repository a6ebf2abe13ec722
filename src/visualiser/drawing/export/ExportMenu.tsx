import { useId, useState } from 'react';
import { t } from '#locales/fr/visualiserDrawing.ts';
import { saveFile } from '../../../ui/browser/saveFile.ts';
import { Button } from '../../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../../ui/display/Alert.tsx';
import * as css from './ExportMenu.css.ts';
import { type ExportFormat, type ExportOptions, exportFile, exportFormats } from './exportFiles.ts';

/**
 * A button for each form that the flow can be saved in, and what each is for, in the colours of the brand and the appearance
 * on show: a file knows no other.
 */
export const ExportMenu = (options: ExportOptions) => {
  const [making, setMaking] = useState<ReadonlySet<ExportFormat>>(new Set());
  const [hasFailed, setFailed] = useState(false);
  const [saved, setSaved] = useState('');
  const id = useId();
  const save = async (format: ExportFormat) => {
    setMaking((before) => new Set(before).add(format));
    setFailed(false);
    setSaved('');
    try {
      const { file, name } = await exportFile(format, options);
      await saveFile(file, name);
      setSaved(t('export.saved', { name }));
    } catch {
      setFailed(true);
    }
    setMaking((before) => new Set([...before].filter((other) => other !== format)));
  };
  return (
    <section aria-label={t('export.title')} className={css.exports}>
      {exportFormats.map((format) => (
        <div key={format} className={css.format}>
          <Button
            data-export={format}
            aria-describedby={`${id}${format}`}
            isBusy={making.has(format)}
            onPress={() => void save(format)}
          >
            {t(`export.${format}`)}
          </Button>
          <p id={`${id}${format}`} className={css.gives}>
            {t(`export.gives.${format}`)}
          </p>
        </div>
      ))}
      <p role="status" className={css.outcome}>
        {saved}
      </p>
      {hasFailed && <Alert tone="bad" title={t('export.failed')} />}
    </section>
  );
};
