import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { t } from '#locales/fr/visualiserLive.ts';
import { plural } from '#locales/plural.ts';
import { readChart } from '../../kit/chart/chart.ts';
import type { Flow } from '../../kit/chart/flow.ts';
import { describeState } from '../../kit/narration/story.ts';
import { saveFile } from '../../ui/browser/saveFile.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Select } from '../../ui/forms/choice/Select.tsx';
import { flowNames } from '../app/flows.ts';
import * as css from '../paths/Paths.css.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { LiveLog } from './LiveLog.tsx';
import { findReplay } from './replay.ts';
import type { LiveActor } from './useLive.ts';

/** What lights up on the chart: the state that an actor is in, by the name of `data-state`, and its last branches. */
export type LiveSight = { state: string; taken: readonly string[] };

type Props = {
  flow: Flow;
  /** What `useLive` gives. */
  actors: readonly LiveActor[];
  onSight: (sight: LiveSight | null) => void;
  onFlow: (flow: string) => void;
  onPlay: (simulation: Simulation) => void;
};

const download = (flow: string, simulation: Simulation) =>
  saveFile(
    new Blob([JSON.stringify({ flow, ...simulation }, null, 1)], { type: 'application/json' }),
    `${flow}.chemin.json`,
  );

type FollowedProps = Pick<Props, 'flow' | 'onPlay'> & { actor: LiveActor };

const Followed = ({ flow, actor, onPlay }: FollowedProps) => {
  const described = useMemo(() => ({ chart: readChart(flow.machine), model: flow.model }), [flow]);
  const { steps } = actor;
  const replay = useMemo(() => findReplay(flow.model, steps), [flow, steps]);
  const last = steps.at(-1);
  return (
    <>
      <p role="status" className={css.title} data-live={last?.state}>
        {t(last?.status === 'active' ? 'isIn' : 'ended', {
          where: describeState(described.chart, last?.state ?? ''),
        })}
      </p>
      {replay && (
        <div className={css.actions}>
          <Button onPress={() => onPlay(replay.simulation)}>{t('replay')}</Button>
          <Button variant="text" onPress={() => void download(flow.id, replay.simulation)}>
            {t('download')}
          </Button>
        </div>
      )}
      {replay && replay.guesses.length > 0 && (
        <p className={css.detail}>
          {t(`guesses.${plural(replay.guesses.length)}`, { steps: replay.guesses.join(', ') })}
        </p>
      )}
      {replay?.isCut && <Alert tone="warn" title={t('cut', { count: replay.simulation.steps.length })} />}
      <LiveLog described={described} steps={steps} />
    </>
  );
};

/** The portal as it runs in development: its actors of this flow, what they do, and the same played again. */
export const LivePanel = ({ flow, actors, onSight, onFlow, onPlay }: Props) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const own = actors.filter((actor) => actor.flow === flow.id);
  const actor = own.find(({ id }) => id === chosen) ?? own.at(-1);
  const others = [...new Set(actors.filter((one) => one.flow !== flow.id).map((one) => one.flow))];
  const last = actor?.steps.at(-1);

  const give = useEffectEvent((sight: LiveSight | null) => onSight(sight));
  useEffect(() => give(last ? { state: last.state, taken: last.branches } : null), [last]);
  useEffect(() => () => give(null), []);

  return (
    <section className={css.panel} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {own.length > 1 && (
        <Select
          label={t('actor')}
          name="actor"
          options={own.map(({ id }, index) => ({ value: id, label: t('numbered', { number: index + 1 }) }))}
          defaultValue={actor?.id ?? ''}
          onChange={(id) => setChosen(id || null)}
        />
      )}
      {actor ? (
        <Followed flow={flow} actor={actor} onPlay={onPlay} />
      ) : (
        <>
          <p>{t(actors.length ? 'noneHere' : 'none')}</p>
          {!actors.length && <p className={css.detail}>{t('help')}</p>}
        </>
      )}
      {others.length > 0 && (
        <>
          <h3>{t('others')}</h3>
          <ul className={css.actions}>
            {others.map((id) => (
              <li key={id}>
                <Button variant="text" onPress={() => onFlow(id)}>
                  {flowNames.find((known) => known.id === id)?.name ?? id}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
