import { useState } from 'react';
import { t } from '#locales/fr/visualiserDrawing.ts';
import { saveFile } from '../../../ui/browser/saveFile.ts';
import { Button } from '../../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../../ui/display/Alert.tsx';
import { exports } from './ExportMenu.css.ts';
import { type ExportFormat, type ExportOptions, exportFile, exportFormats } from './exportFiles.ts';

/** A button for each form that the flow can be saved in, in the colours of the brand and the appearance on show: a file knows no other. */
export const ExportMenu = (options: ExportOptions) => {
  const [making, setMaking] = useState<ReadonlySet<ExportFormat>>(new Set());
  const [hasFailed, setFailed] = useState(false);
  const save = async (format: ExportFormat) => {
    setMaking((before) => new Set(before).add(format));
    setFailed(false);
    try {
      const { file, name } = await exportFile(format, options);
      await saveFile(file, name);
    } catch {
      setFailed(true);
    }
    setMaking((before) => new Set([...before].filter((other) => other !== format)));
  };
  return (
    <section aria-label={t('export.title')} className={exports}>
      {exportFormats.map((format) => (
        <Button
          key={format}
          data-export={format}
          isBusy={making.has(format)}
          onPress={() => void save(format)}
        >
          {t(`export.${format}`)}
        </Button>
      ))}
      {hasFailed && <Alert tone="bad" title={t('export.failed')} />}
    </section>
  );
};
