import { t } from '#locales/fr/visualiserScreen.ts';
import type { Move } from '#machines/kit/moves.ts';
import { describeMove, type Told } from '#machines/telling/story.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { line } from './ScreenPane.css.ts';
import { Switch } from './Switch.tsx';
import type { useAnswers } from './useAnswers.ts';

type Props = {
  told: Told;
  answers: Pick<ReturnType<typeof useAnswers>, 'coming' | 'awaited' | 'isOn' | 'turn'>;
  onMove: (move: Move) => void;
};

/** What comes by itself after what someone does on the screen, or waits for somebody; and whether it does. */
export const Answers = ({ told, answers: { coming, awaited, isOn, turn }, onMove }: Props) => (
  <>
    <Switch isOn={isOn} onChange={turn}>
      {t('answers.automatic')}
    </Switch>
    <div className={line} role="status">
      {coming && (
        <>
          <Spinner />
          <span>
            {t(coming.kind === 'time' ? 'answers.passes' : 'answers.replies')} {describeMove(told, coming)}
          </span>
        </>
      )}
      {awaited && (
        <>
          <span>{t(awaited.kind === 'time' ? 'answers.delayRuns' : 'answers.awaited')}</span>
          <Button variant="text" onPress={() => onMove(awaited)}>
            {describeMove(told, awaited)}
          </Button>
        </>
      )}
    </div>
  </>
);
