import { t } from '#locales/fr/export.ts';
import { useFocusHeir } from '../../ui/browser/useSettled.ts';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { apart } from './Export.css.ts';
import { ExportView } from './ExportView.tsx';
import type { ExportActor } from './exportActor.ts';

/** An export that goes on without its window. The tray is the landmark: several of one name could not be told apart. */
export const ExportTrayView = ({ actor }: { actor: ExportActor }) => (
  <div ref={useFocusHeir<HTMLDivElement>({ preventScroll: true })} className={apart}>
    <VisuallyHidden>{t('title')}</VisuallyHidden>
    <ExportView actor={actor} isApart />
  </div>
);
