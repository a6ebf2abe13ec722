import { t } from '#locales/fr/visualiserLive.ts';
import { capital } from '../../kit/narration/french.ts';
import type { LiveStep } from '../../kit/narration/live.ts';
import { type DescribedFlow, describeState } from '../../kit/narration/story.ts';
import * as css from '../paths/Paths.css.ts';

const hours = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium' });

const actorEvent = /^xstate\.(done|error)\.actor\.(.+)$/;

/** What was received, in words: an event, the answer of a port, a delay. */
const eventText = ({ chart, model }: DescribedFlow, { event }: LiveStep): string => {
  if (!event) return t('began');
  const [, result, id] = actorEvent.exec(event.type) ?? [];
  if (event.type.startsWith('xstate.after.')) return t('waited');
  if (!result) return model.words.events[event.type] ?? event.type;
  const port = chart.nodes.flatMap(({ invokes }) => invokes).find((invoke) => invoke.id === id)?.src ?? '';
  const what = model.words.ports[port] ?? port;
  return t(result === 'done' ? 'answered' : 'failed', { what });
};

/** What an actor has done, the last first; what was typed is never shown. */
export const LiveLog = ({ described, steps }: { described: DescribedFlow; steps: readonly LiveStep[] }) => (
  <ol className={css.rows} aria-label={t('log')}>
    {steps.toReversed().map((step) => (
      <li key={step.number} className={css.row}>
        <div className={css.words}>
          <p className={css.title}>{capital(eventText(described, step))}</p>
          <p className={css.detail}>
            {[
              hours.format(step.at),
              t(step.event && !step.branches.length ? 'stays' : 'leads', {
                where: describeState(described.chart, step.state),
              }),
            ].join(' · ')}
          </p>
        </div>
      </li>
    ))}
  </ol>
);
