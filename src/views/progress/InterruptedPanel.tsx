import { t } from '#locales/fr/exportFile.ts';
import { plural } from '#locales/plural.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { actions } from './LongTask.css.ts';

type Props = {
  /** What was interrupted, and how much of it is saved. */
  title: string;
  /** How much is missing of a file that is saved in part; all of it, where nothing is saved. */
  missing: number | 'all';
  onResume: () => void;
  onLeave: () => void;
};

/** An export that the end of the session has interrupted, and what may be done of it (docs/rules.md#expired-session). */
export const InterruptedPanel = ({ title, missing, onResume, onLeave }: Props) => (
  <>
    <Alert tone="warn" title={title} />
    <div className={actions}>
      <Button variant="filled" onPress={onResume}>
        {missing === 'all' ? t('resume.all') : t(`resume.${plural(missing)}`, { count: missing })}
      </Button>
      <Button variant="text" onPress={onLeave}>
        {t('leave')}
      </Button>
    </div>
  </>
);
