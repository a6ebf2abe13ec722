import { t } from '#locales/fr/visualiserRemarks.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import * as css from './remarks.css.ts';

/** A remark has just been removed: it can be brought back. */
export const RemovedNotice = ({ onUndo }: { onUndo: () => void }) => (
  <div className={css.removed}>
    <span role="status">{t('removed')}</span>
    <Button data-command="undo-remark" onPress={onUndo}>
      {t('undo')}
    </Button>
  </div>
);
