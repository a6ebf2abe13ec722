import { t } from '#locales/fr/export.ts';
import { exportMachine } from '#machines/export/export.machine.ts';
import { DialogPaper } from '../../views/FormPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { ExportView } from './ExportView.tsx';

export const exportMount = defineMount(exportMachine, (props: MountProps<typeof ExportView>) => (
  <DialogPaper title={t('title')}>
    <ExportView {...props} />
  </DialogPaper>
));
