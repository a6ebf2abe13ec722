import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import GitFork from 'lucide-react/icons/git-fork';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { roleLabel } from '#locales/fr/roles.ts';
import { t } from '#locales/fr/visualiser.ts';
import { fieldWords } from '#locales/fr/visualiserFields.ts';
import { lookUp, plural } from '#locales/translator.ts';
import { formatDay, formatMoment } from '../../domain/format.ts';
import { canonical } from '../../kit/chart/canonical.ts';
import { fieldsOf } from '../../kit/chart/chart.ts';
import { findRequest } from '../../kit/explore/walk.ts';
import { capital, describeRefusal, isPerson, leavesOf } from '../../kit/narration/story.ts';
import { command, commands } from '../app/app.css.ts';
import { sayMove, sayState } from '../app/flows.ts';
import * as css from '../app/panels.css.ts';
import { Pick } from '../app/ScreenLook.tsx';
import type { Visualiser } from '../app/useVisualiser.ts';
import { modelWith } from '../simulation/simulation.ts';
import { MoveList } from './MoveList.tsx';

const Here = ({ visualiser: { flow, place, frame } }: { visualiser: Visualiser }) => {
  if (!frame) return null;
  const { move, refused, name } = frame;
  return (
    <section className={css.stack.xxs} aria-live="polite">
      <h2 className={css.heading}>{t('here.title')}</h2>
      <p className={css.state}>{sayState(flow.chart, place.names, name)}</p>
      {refused && move?.kind === 'event' && (
        <p className={css.detail} data-refusal>
          {t('here.refused', { why: describeRefusal(flow, leavesOf(flow, name), move.type) })}
        </p>
      )}
      {frame.configuration.snapshot.status === 'done' && <p className={css.detail}>{t('here.ended')}</p>}
    </section>
  );
};

/** Value as a French text. A list of objects becomes its length. A field without a name has no label. */
const worded = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return t('context.empty');
  if (typeof value === 'boolean') return t(value ? 'context.yes' : 'context.no');
  if (value instanceof File || typeof value !== 'object' || value instanceof Date) return written(value);
  const parts = value instanceof Map || value instanceof Set ? [...value.values()] : value;
  if (Array.isArray(parts))
    return parts.every((part) => typeof part !== 'object') && parts.length > 0
      ? parts.map(worded).join(', ')
      : t(`context.items.${plural(parts.length)}`, { count: parts.length });
  return Object.entries(parts)
    .flatMap(([name, part]) => {
      const word = lookUp(fieldWords, name);
      const value = name === 'role' && typeof part === 'string' ? roleLabel(part) : worded(part);
      if (word !== undefined) return `${capital(word)}\u00a0: ${value}`;
      return typeof part === 'string' && part ? part : [];
    })
    .join('\n');
};

const written = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return (value.getHours() ? formatMoment : formatDay)(value);
  return (
    JSON.stringify(
      value,
      (_, part: unknown) => {
        if (part instanceof File) return `${part.name}, ${part.size.toLocaleString('fr-FR')} octets`;
        if (part instanceof Map) return Object.fromEntries(part);
        if (part instanceof Set) return [...part];
        return part;
      },
      1,
    ) ?? ''
  );
};

const Sent = ({ visualiser: { flow, frame, place } }: { visualiser: Visualiser }) => (
  <section className={css.stack.xs} data-sent>
    <h2>{t('sent.title')}</h2>
    {!frame?.called.length && <p className={css.detail}>{t('sent.none')}</p>}
    {frame?.called.map((call) => {
      const request = findRequest(flow.model, call);
      const port = flow.model.words.ports[call.port] ?? call.port;
      if (!request)
        return (
          <p key={call.id} className={css.detail}>
            {t('sent.browser', { port })}
          </p>
        );
      const isCode = place.names === 'technical';
      const write = isCode ? written : worded;
      return (
        <div key={call.id}>
          <p>{port}</p>
          <pre className={css.source} translate="no">
            {isCode && `${request.request}\n`}
            {request.body ? write(request.body(call.input)) : t('sent.noBody')}
          </pre>
        </div>
      );
    })}
  </section>
);

const Aside = ({ visualiser: { aside, flow, place, open } }: { visualiser: Visualiser }) =>
  aside.length > 0 && (
    <section className={css.stack.xs} data-aside>
      <h2>{t('lines.title')}</h2>
      <div className={css.stack.xxs}>
        {aside.map((simulation, index) => {
          const described = { chart: flow.chart, model: modelWith(flow.model, simulation.typed) };
          const count = simulation.steps.length;
          const text = simulation.steps.map(({ move }) => sayMove(described, place.names, move)).join(', ');
          return (
            <button
              key={canonical(simulation)}
              type="button"
              className={css.move}
              data-line={index}
              aria-label={t('lines.openName', { text })}
              onClick={() => open(simulation)}
            >
              {t(`lines.count.${plural(count)}`, { count })}
              <span className={css.why}>{text}</span>
            </button>
          );
        })}
      </div>
    </section>
  );

const Commands = ({ visualiser: { place, go } }: { visualiser: Visualiser }) => {
  const { at, simulation } = place;
  const choices = [
    { name: 'back', Icon: ArrowLeft, to: at - 1 },
    { name: 'forward', Icon: ArrowRight, to: at + 1 },
    { name: 'restart', Icon: RotateCcw, to: 0 },
  ] as const;
  const last = simulation.steps.length;
  return (
    <div className={commands}>
      {choices.map(({ name, Icon, to }) => {
        const isPossible = to >= 0 && to <= last;
        return (
          <button
            key={name}
            type="button"
            className={command}
            data-command={name}
            // Not `disabled`, because a disabled button would lose the focus.
            aria-disabled={!isPossible}
            onClick={() => isPossible && go({ at: to })}
          >
            <Icon aria-hidden />
            {t(`commands.${name}`)}
          </button>
        );
      })}
    </div>
  );
};

const ContextTable = ({ visualiser: { frame, played, place } }: { visualiser: Visualiser }) => {
  const now = fieldsOf(frame?.configuration.snapshot.context);
  const before = played.frames[place.at - 1]?.configuration.snapshot.context;
  const fields = Object.keys(now);
  const isChanged = (field: string) =>
    before !== undefined && canonical(now[field]) !== canonical(fieldsOf(before)[field]);
  return (
    <section className={css.stack.xs} data-context>
      <h2 id="context">{t('context.title')}</h2>
      {fields.length === 0 && <p className={css.detail}>{t('context.nothing')}</p>}
      {fields.length > 0 && (
        <table className={css.data} aria-labelledby="context">
          <thead>
            <tr>
              <th className={css.dataCell}>{t('context.field')}</th>
              <th className={css.dataCell}>{t('context.value')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field} {...(isChanged(field) && { className: css.marked, 'data-changed': 'true' })}>
                <th scope="row" className={css.dataCell}>
                  {place.names === 'technical' ? (
                    <span translate="no">{field}</span>
                  ) : (
                    capital(lookUp(fieldWords, field) ?? field)
                  )}
                  {isChanged(field) && <span className={css.changed}> {t('context.changed')}</span>}
                </th>
                <td className={css.dataCell}>
                  <pre className={css.source} translate="no">
                    {place.names === 'french' || now[field] === null || now[field] === ''
                      ? worded(now[field])
                      : written(now[field])}
                  </pre>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};

const Log = ({ visualiser }: { visualiser: Visualiser }) => {
  const { described, place, go, fork } = visualiser;
  const { simulation, at, names } = place;
  const entries = [null, ...simulation.steps];
  return (
    <section className={css.stack.xs}>
      <h2>{t('log.title')}</h2>
      <ol>
        {Array.from(entries.entries(), ([index, step]) => (
          <li key={index} className={css.entry} data-current={index === at}>
            <span className={css.number}>{index}</span>
            <button
              type="button"
              className={css.step}
              data-step={index}
              {...(index === at && { 'aria-current': 'step' as const })}
              onClick={() => go({ at: index })}
            >
              {step ? sayMove(described, names, step.move) : t('log.start')}
              {step?.refused && <span className={css.why}>{t('log.refused')}</span>}
              {index > at && <span className={css.ahead}> {t('log.ahead')}</span>}
            </button>
            {index < simulation.steps.length && (
              <button
                type="button"
                className={command}
                data-command="fork"
                data-from={index}
                aria-label={t('commands.forkName', { step: index })}
                title={t('commands.fork')}
                onClick={({ currentTarget }) => {
                  // Moves the focus, because the pressed button disappears with the later steps.
                  currentTarget.closest('li')?.querySelector<HTMLElement>('[data-step]')?.focus();
                  fork(index);
                }}
              >
                <GitFork aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};

export const SimulatePane = ({ visualiser }: { visualiser: Visualiser }) => {
  const { flow, place, open } = visualiser;
  const { input } = place.simulation;
  const inputs = Object.keys(flow.model.inputs);
  const starts = inputs.includes(input) ? inputs : [input, ...inputs];
  return (
    <>
      <Pick
        name="start"
        label={t(inputs.every(isPerson) ? 'start.who' : 'start.where')}
        options={starts.map((start) => ({ value: start, label: start }))}
        value={input}
        onChange={(start) => open({ input: start, steps: [], typed: [] })}
      />
      <Here visualiser={visualiser} />
      <Commands visualiser={visualiser} />
      <MoveList visualiser={visualiser} />
      <Sent visualiser={visualiser} />
      <ContextTable visualiser={visualiser} />
      <Log visualiser={visualiser} />
      <Aside visualiser={visualiser} />
    </>
  );
};
