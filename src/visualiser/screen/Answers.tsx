import { t } from '#locales/fr/visualiserScreen.ts';
import type { Move } from '../../kit/explore/moves.ts';
import { type DescribedFlow, describeMove } from '../../kit/narration/story.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Spinner } from '../../ui/display/Spinner.tsx';
import { line, news } from './ScreenPane.css.ts';
import type { useAnswers } from './useAnswers.ts';

type Props = {
  described: DescribedFlow;
  answers: Pick<ReturnType<typeof useAnswers>, 'coming' | 'awaited'>;
  onMove: (move: Move) => void;
};

/** What comes by itself after what someone does on the screen, or waits for somebody. Read out as it comes. */
export const Answers = ({ described, answers: { coming, awaited }, onMove }: Props) => (
  <div className={line} role="status">
    {coming && (
      <p className={news}>
        <Spinner />
        <span>
          {t(coming.kind === 'time' ? 'answers.passes' : 'answers.replies')} {describeMove(described, coming)}
        </span>
      </p>
    )}
    {awaited && (
      <p className={news}>
        <span>{t(awaited.kind === 'time' ? 'answers.delayRuns' : 'answers.awaited')}</span>
        <Button variant="text" onPress={() => onMove(awaited)}>
          {describeMove(described, awaited)}
        </Button>
      </p>
    )}
  </div>
);
