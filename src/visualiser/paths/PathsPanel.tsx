import { useDeferredValue, useId, useMemo, useState } from 'react';
import { t } from '#locales/fr/visualiserPaths.ts';
import { plural } from '#locales/translator.ts';
import { wordSearch } from '../../domain/search.ts';
import type { DescribedFlow } from '../../kit/narration/story.ts';
import { capital, describeMove, describeState } from '../../kit/narration/story.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Progress } from '../../ui/display/Steps.tsx';
import { SearchField } from '../../ui/forms/text/SearchField.tsx';
import type { FlowRead } from '../app/flows.ts';
import * as css from '../app/panels.css.ts';
import { type Simulation, toSimulation } from '../simulation/simulation.ts';
import { useKit, type WayFound } from './kit.ts';

type PathRowProps = { described: FlowRead; way: WayFound; onPlay: () => void };

const outline = (described: DescribedFlow, { steps, end }: WayFound): string[] => {
  const [first] = steps;
  const begins = first ? t('startsWith', { what: describeMove(described, first.move) }) : t('staysThere');
  return [begins, t('endsIn', { where: describeState(described.chart, end) })];
};

const Story = ({ sentences = [] }: WayFound) => (
  <ol className={css.story}>
    {Array.from(sentences.entries(), ([rank, { keyword, text }]) => (
      <li key={rank}>
        <span className={css.strong}>{keyword}</span> {text}
      </li>
    ))}
  </ol>
);

const PathRow = ({ described, way, onPlay }: PathRowProps) => {
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
        {isRead && <Story {...way} />}
      </div>
    </li>
  );
};

const wordsOf = (described: FlowRead, way: WayFound): string[] => [
  way.id,
  way.title,
  way.end,
  ...outline(described, way),
  ...way.steps.map(({ move }) => describeMove(described, move)),
  ...(way.sentences ?? []).map(({ text }) => text),
];

type ListProps = { described: FlowRead; ways: readonly WayFound[]; onPlay: (simulation: Simulation) => void };

const PathList = ({ described, ways, onPlay }: ListProps) => {
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const search = useMemo(() => wordSearch(ways, (way) => wordsOf(described, way)), [described, ways]);
  const found = search(query);
  const counts = { found: found.length, count: ways.length };
  return (
    <>
      <SearchField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={typed}
        onChange={setTyped}
      />
      <p role="status" className={css.count}>
        {query ? t(`countFound.${plural(ways.length)}`, counts) : t(`count.${plural(ways.length)}`, counts)}
      </p>
      {found.length > 0 ? (
        <ol className={css.rows}>
          {found.map((way) => (
            <PathRow key={way.id} described={described} way={way} onPlay={() => onPlay(toSimulation(way))} />
          ))}
        </ol>
      ) : (
        <p className={css.empty}>{t('nothingFound')}</p>
      )}
    </>
  );
};

type Props = { flow: FlowRead; onPlay: (simulation: Simulation) => void };

export const PathsPanel = ({ flow, onPlay }: Props) => {
  const reply = useKit({ kind: 'ways', flow: flow.id, want: { kind: 'stories' } });
  const state = reply?.kind === 'doing' ? reply.doing : 'exploring';
  return (
    <section className={css.panel} aria-label={t('title')}>
      {reply?.kind === 'failed' && (
        <Alert tone="bad" title={t('failed.title')}>
          {reply.why || t('failed.text')}
        </Alert>
      )}
      {(!reply || reply.kind === 'doing') && (
        <Progress label={t(state)}>
          <span role="status">{t(state)}</span>
        </Progress>
      )}
      {reply?.kind === 'found' && (
        <PathList key={flow.id} described={flow} ways={reply.ways} onPlay={onPlay} />
      )}
    </section>
  );
};
