import { t } from '#locales/fr/export.ts';
import type { ExportActor } from '#machines/export/export.machine.ts';
import { useFocusHeir } from '../../ui/browser/useSettled.ts';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { apart } from './Export.css.ts';
import { ExportView } from './ExportView.tsx';

export const ExportTrayView = ({ actor }: { actor: ExportActor }) => (
  <div ref={useFocusHeir<HTMLDivElement>({ preventScroll: true })} className={apart}>
    <VisuallyHidden>{t('title')}</VisuallyHidden>
    <ExportView actor={actor} isApart />
  </div>
);
