import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { t } from '#locales/fr/visualiser.ts';
import { plural } from '#locales/translator.ts';
import { stateName } from '#machines/setup/chart.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { canonical } from '../../kit/chart/canonical.ts';
import { fieldsOf } from '../../kit/chart/chart.ts';
import { begin, listEvents, type Move, make, movesFrom, toEvent } from '../../kit/explore/moves.ts';
import { type Configuration, stubPorts, type Taken } from '../../kit/explore/step.ts';
import {
  type LiveMessage,
  type LiveStep,
  liveChannel,
  liveMessage,
  masked,
} from '../../kit/narration/live.ts';
import { capital, type DescribedFlow, describeState } from '../../kit/narration/story.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Select } from '../../ui/forms/choice/Select.tsx';
import { saveFile } from '../../views/progress/reportProgress.ts';
import { type FlowRead, flowNames, isKnown } from '../app/flows.ts';
import * as css from '../app/panels.css.ts';
import type { Simulation, Step } from '../simulation/simulation.ts';

type LiveActor = { readonly id: string; readonly flow: string; readonly steps: readonly LiveStep[] };

export const withStep = (actors: readonly LiveActor[], step: LiveStep): readonly LiveActor[] => {
  if (!isKnown(step.flow)) return actors;
  const known = actors.find(({ id }) => id === step.actor);
  if (!known) return [...actors, { id: step.actor, flow: step.flow, steps: [step] }];
  if (known.steps.some(({ number }) => number === step.number)) return actors;
  const steps = [...known.steps, step].toSorted((a, b) => a.number - b.number);
  return actors.map((actor) => (actor === known ? { ...actor, steps } : actor));
};

export const useLive = (): readonly LiveActor[] => {
  const [actors, setActors] = useState<readonly LiveActor[]>([]);
  useEffect(() => {
    const channel = new BroadcastChannel(liveChannel);
    channel.addEventListener('message', ({ data }) => {
      const message = liveMessage.safeParse(data);
      if (message.success && message.data.kind === 'step') {
        const step = message.data;
        setActors((known) => withStep(known, step));
      }
    });
    channel.postMessage({ kind: 'who' } satisfies LiveMessage);
    return () => channel.close();
  }, []);
  return actors;
};

export type LiveSight = { state: string; taken: readonly string[] };

type Props = {
  flow: FlowRead;
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

const hours = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium' });

const actorEvent = /^xstate\.(done|error)\.actor\.(.+)$/;

const eventText = ({ chart, model }: DescribedFlow, { event }: LiveStep): string => {
  if (!event) return t('live.began');
  const [, result, id] = actorEvent.exec(event.type) ?? [];
  if (event.type.startsWith('xstate.after.')) return t('live.waited');
  if (!result) return model.words.events[event.type] ?? event.type;
  const port = chart.nodes.flatMap(({ invokes }) => invokes).find((invoke) => invoke.id === id)?.src ?? '';
  const what = model.words.ports[port] ?? port;
  return t(result === 'done' ? 'live.answered' : 'live.failed', { what });
};

const LiveLog = ({ described, steps }: { described: DescribedFlow; steps: readonly LiveStep[] }) => (
  <ol className={css.rows} aria-label={t('live.log')}>
    {steps.toReversed().map((step) => (
      <li key={step.number} className={css.row}>
        <div className={css.words}>
          <p className={css.title}>{capital(eventText(described, step))}</p>
          <p className={css.detail}>
            {[
              hours.format(step.at),
              t(step.event && !step.branches.length ? 'live.stays' : 'live.leads', {
                where: describeState(described.chart, step.state),
              }),
            ].join(' · ')}
          </p>
        </div>
      </li>
    ))}
  </ol>
);

type Replay = {
  simulation: Simulation;
  /** Steps (from 1) with the nearest case or answer of the model, because typed values are unknown. */
  guesses: readonly number[];
  isCut: boolean;
};

type Tried = { move: Move; taken: Taken };

const isAnswerOf = (event: string, move: Move & { kind: 'answer' }): boolean =>
  event === `xstate.${move.result === 'done' ? 'done' : 'error'}.actor.${move.actor}`;

const mayBe = (event: string, move: Move): boolean => {
  if (move.kind === 'event') return move.type === event;
  return move.kind === 'time' ? event.startsWith('xstate.after.') : isAnswerOf(event, move);
};

const carriedBy = (model: FlowModel, move: Move): unknown => {
  if (move.kind === 'time') return {};
  if (move.kind === 'answer') {
    const answer = fieldsOf(model.outcomes[move.port]?.[move.result])[move.outcome];
    return masked({ [move.result === 'done' ? 'output' : 'error']: answer });
  }
  const { type, ...payload } = toEvent(model, move.type, move.case);
  return masked(payload);
};

const carriedIn = ({ event }: LiveStep): unknown => {
  const { actorId, ...carried } = fieldsOf(event?.carries);
  return carried;
};

const led = ({ state, branches }: LiveStep, { taken }: Tried): boolean =>
  stateName(taken.configuration.snapshot.value) === state && taken.branches.join() === branches.join();

/** Moves with the same effect as a live step, the most similar payload first; `isSure` if no other move fits. */
const nearest = (model: FlowModel, step: LiveStep, tried: readonly Tried[]) => {
  const same = tried.filter((one) => led(step, one));
  const wanted = canonical(carriedIn(step));
  const alike = same.filter(({ move }) => canonical(carriedBy(model, move)) === wanted);
  const isSure = same.length === 1 || alike.length === 1;
  return [...alike, ...same.filter((one) => !alike.includes(one))].map((one, index) => ({
    ...one,
    isSure: isSure && index === 0,
  }));
};

type Way = { steps: readonly Step[]; guesses: readonly number[]; isCut: boolean };

const patience = 4000;

const follow = (model: FlowModel, input: string, [start, ...trace]: readonly LiveStep[]): Way => {
  const machine = stubPorts(model.machine, model);
  const { configuration } = begin(machine, model.inputs[input]);
  let best: Way = { steps: [], guesses: [], isCut: true };
  let left = patience;
  const keep = (way: Way): boolean => {
    if (!way.isCut || way.steps.length > best.steps.length) best = way;
    return !way.isCut;
  };
  const go = (at: Configuration, index: number, { steps, guesses }: Omit<Way, 'isCut'>): boolean => {
    const step = trace[index];
    if (!step) return keep({ steps, guesses, isCut: false });
    const { event, status, branches } = step;
    const moves = movesFrom(model, at, listEvents(model)).filter((move) => mayBe(event?.type ?? '', move));
    // An event of a child actor takes no branch of this machine.
    if (status === 'stopped' || (!moves.length && !branches.length))
      return go(at, index + 1, { steps, guesses });
    left -= moves.length;
    const tried = left > 0 ? moves.map((move) => ({ move, taken: make(machine, model, at, move) })) : [];
    const found = nearest(model, step, tried);
    if (!found.length) return keep({ steps, guesses, isCut: true });
    return found.some(({ move, taken, isSure }) =>
      go(taken.configuration, index + 1, {
        steps: [...steps, { move, refused: move.kind === 'event' && taken.branches.length === 0 }],
        guesses: isSure ? guesses : [...guesses, steps.length + 1],
      }),
    );
  };
  if (stateName(configuration.snapshot.value) === start?.state) go(configuration, 0, best);
  return best;
};

export const findReplay = (model: FlowModel, trace: readonly LiveStep[]): Replay | null => {
  const [best] = Object.keys(model.inputs)
    .map((input) => ({ input, ...follow(model, input, trace) }))
    .sort(
      (a, b) =>
        Number(a.isCut) - Number(b.isCut) ||
        b.steps.length - a.steps.length ||
        a.guesses.length - b.guesses.length,
    );
  if (!best) return null;
  const { input, steps, guesses, isCut } = best;
  return { simulation: { input, steps, typed: [] }, guesses, isCut };
};

const Followed = ({ flow, actor, onPlay }: FollowedProps) => {
  const { steps } = actor;
  const replay = useMemo(() => findReplay(flow.model, steps), [flow, steps]);
  const last = steps.at(-1);
  return (
    <>
      <p role="status" className={css.title} data-live={last?.state}>
        {t(last?.status === 'active' ? 'live.isIn' : 'live.ended', {
          where: describeState(flow.chart, last?.state ?? ''),
        })}
      </p>
      {replay && (
        <div className={css.actions}>
          <Button onPress={() => onPlay(replay.simulation)}>{t('live.replay')}</Button>
          <Button variant="text" onPress={() => void download(flow.id, replay.simulation)}>
            {t('live.download')}
          </Button>
        </div>
      )}
      {replay && replay.guesses.length > 0 && (
        <p className={css.detail}>
          {t(`live.guesses.${plural(replay.guesses.length)}`, { steps: replay.guesses.join(', ') })}
        </p>
      )}
      {replay?.isCut && (
        <Alert tone="warn" title={t('live.cut', { count: replay.simulation.steps.length })} />
      )}
      <LiveLog described={flow} steps={steps} />
    </>
  );
};

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
    <section className={css.panel} aria-label={t('live.title')}>
      <h2>{t('live.title')}</h2>
      <p className={css.detail}>{t('live.screen')}</p>
      {own.length > 1 && (
        <Select
          label={t('live.actor')}
          name="actor"
          options={own.map(({ id }, index) => ({
            value: id,
            label: t('live.numbered', { number: index + 1 }),
          }))}
          defaultValue={actor?.id ?? ''}
          onChange={(id) => setChosen(id || null)}
        />
      )}
      {actor ? (
        <Followed flow={flow} actor={actor} onPlay={onPlay} />
      ) : (
        <>
          <p>{t(actors.length ? 'live.noneHere' : 'live.none')}</p>
          {!actors.length && <p className={css.detail}>{t('live.help')}</p>}
        </>
      )}
      {others.length > 0 && (
        <>
          <h3>{t('live.others')}</h3>
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
