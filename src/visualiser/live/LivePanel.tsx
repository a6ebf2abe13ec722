import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '#locales/fr/visualiser.ts';
import { type LiveMessage, type LiveStep, liveChannel, liveMessage } from '../../kit/narration/live.ts';
import { capital, type DescribedFlow, describeState } from '../../kit/narration/story.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Select } from '../../ui/forms/choice/Select.tsx';
import { type FlowRead, flowNames, isKnown } from '../app/flows.ts';
import * as css from '../app/panels.css.ts';

type LiveActor = { readonly id: string; readonly flow: string; readonly steps: readonly LiveStep[] };

export const withStep = (actors: readonly LiveActor[], step: LiveStep): readonly LiveActor[] => {
  if (!isKnown(step.flow)) return actors;
  const known = actors.find(({ id }) => id === step.actor);
  if (!known) return [...actors, { id: step.actor, flow: step.flow, steps: [step] }];
  if (known.steps.some(({ number }) => number === step.number)) return actors;
  const steps = [...known.steps, step].toSorted((a, b) => a.number - b.number);
  return actors.map((actor) => (actor === known ? { ...actor, steps } : actor));
};

const useLive = (): readonly LiveActor[] => {
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

type Props = {
  flow: FlowRead;
  onPosition: (position: LiveStep | null) => void;
  onFlow: (flow: string) => void;
};

const hours = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium' });

const actorEvent = /^xstate\.(done|error)\.actor\.(.+)$/;

const eventText = ({ chart, model }: DescribedFlow, { event }: LiveStep): string => {
  if (!event) return t('live.began');
  const [, result, id] = actorEvent.exec(event) ?? [];
  if (event.startsWith('xstate.after.')) return t('live.waited');
  if (!result) return model.words.events[event] ?? event;
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

const LivePanel = ({ flow, onPosition, onFlow }: Props) => {
  const actors = useLive();
  const [chosen, setChosen] = useState<string | null>(null);
  const own = actors.filter((actor) => actor.flow === flow.id);
  const actor = own.find(({ id }) => id === chosen) ?? own.at(-1);
  const others = [...new Set(actors.filter((one) => one.flow !== flow.id).map((one) => one.flow))];
  const last = actor?.steps.at(-1);

  const give = useEffectEvent(onPosition);
  useEffect(() => give(last ?? null), [last]);
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
      {actor && last ? (
        <>
          <p role="status" className={css.title} data-live={last.state}>
            {t(last.status === 'active' ? 'live.isIn' : 'live.ended', {
              where: describeState(flow.chart, last.state),
            })}
          </p>
          <LiveLog described={flow} steps={actor.steps} />
        </>
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

export default LivePanel;
