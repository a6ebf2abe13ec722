import { useId, useState } from 'react';
import { t } from '#locales/fr/visualiserPaths.ts';
import { plural } from '#locales/plural.ts';
import { capital } from '../../kit/narration/french.ts';
import {
  type DescribedFlow,
  describeMove,
  describeState,
  narrate,
  withAnd,
} from '../../kit/narration/story.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import * as css from './Paths.css.ts';
import { toPath, type WayFound } from './ways.schema.ts';

/** What a way is narrated with. */
export type NarratedFlow = Parameters<typeof narrate>[0];

type Props = { described: NarratedFlow; way: WayFound; onPlay: () => void };

/** What a way begins with, and where it ends, in words. */
export const outline = (described: DescribedFlow, { steps, end }: WayFound): string[] => {
  const [first] = steps;
  const begins = first ? t('startsWith', { what: describeMove(described, first.move) }) : t('staysThere');
  return [begins, t('endsIn', { where: describeState(described.chart, end) })];
};

const Story = ({ described, way }: Pick<Props, 'described' | 'way'>) => {
  const sentences = way.sentences.length
    ? way.sentences
    : withAnd(narrate(described, toPath(described.chart.id, way)));
  return (
    <ol className={css.story}>
      {Array.from(sentences.entries(), ([rank, { keyword, text }]) => (
        <li key={rank}>
          <span className={css.keyword}>{keyword}</span> {text}
        </li>
      ))}
    </ol>
  );
};

/** A way, with what it does: it is played, or read in full. */
export const PathRow = ({ described, way, onPlay }: Props) => {
  const [isRead, setRead] = useState(false);
  const id = useId();
  const title = capital(way.title);
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p className={css.detail}>
          {[
            t(`steps.${plural(way.steps.length)}`, { count: way.steps.length }),
            ...outline(described, way),
          ].join(' · ')}
        </p>
      </div>
      <div className={css.actions}>
        <Button
          variant="text"
          aria-label={t('readNamed', { title })}
          aria-expanded={isRead}
          aria-controls={id}
          onPress={() => setRead(!isRead)}
        >
          {t('read')}
        </Button>
        <Button data-path={way.id} aria-label={t('playNamed', { title })} onPress={onPlay}>
          {t('play')}
        </Button>
      </div>
      <div id={id} hidden={!isRead} className={css.whole}>
        {isRead && <Story described={described} way={way} />}
      </div>
    </li>
  );
};
