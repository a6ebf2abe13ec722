import { t } from '#locales/fr/export.ts';
import { useFocusHeir } from '../../ui/focus/useFocusHeir.ts';
import { apart } from './Export.css.ts';
import { ExportView } from './ExportView.tsx';
import type { ExportActor } from './exportActor.ts';

/** An export that goes on without its window. */
export const ExportTrayView = ({ actor }: { actor: ExportActor }) => (
  <section ref={useFocusHeir<HTMLElement>({ preventScroll: true })} aria-label={t('title')} className={apart}>
    <ExportView actor={actor} isApart />
  </section>
);
