import { t } from '#locales/fr/attachments.ts';
import * as css from './AttachmentsField.css.ts';

/** Over the whole window while files are dragged: wherever they are let go, they are added. */
export const DropTarget = () => (
  <div className={css.target} aria-hidden>
    <span className={css.targetText}>{t('dropHere')}</span>
  </div>
);
