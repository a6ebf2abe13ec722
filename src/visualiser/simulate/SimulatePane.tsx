import { t } from '#locales/fr/visualiser.ts';
import { describeRefusal } from '../../kit/narration/story.ts';
import { picker, select } from '../app/app.css.ts';
import { note } from '../app/controls.css.ts';
import type { Visualiser } from '../app/useVisualiser.ts';
import { sayState } from '../app/words.ts';
import { Aside } from './Aside.tsx';
import { Commands } from './Commands.tsx';
import { ContextTable } from './ContextTable.tsx';
import { Log } from './Log.tsx';
import { MoveList } from './MoveList.tsx';
import { Sent } from './Sent.tsx';
import * as css from './simulate.css.ts';

const Here = ({ visualiser: { flow, place, frame } }: { visualiser: Visualiser }) => {
  if (!frame) return null;
  const { move, refused, name } = frame;
  const leaves = name.split(' ').map((leaf) => `${flow.id}.${leaf}`);
  return (
    <section className={css.here} aria-live="polite">
      <h2 className={css.title}>{t('here.title')}</h2>
      <p className={css.state}>{sayState(flow.chart, place.names, name)}</p>
      {refused && move?.kind === 'event' && (
        <p className={note} data-refusal>
          {t('here.refused', { why: describeRefusal(flow, leaves, move.type) })}
        </p>
      )}
      {frame.configuration.snapshot.status === 'done' && <p className={note}>{t('here.ended')}</p>}
    </section>
  );
};

/** Tries a flow: where one is, what may happen, what has happened, what is kept and sent. */
export const SimulatePane = ({ visualiser }: { visualiser: Visualiser }) => {
  const { flow, place, open } = visualiser;
  return (
    <>
      <label className={picker}>
        {t('start')}
        <select
          className={select}
          name="start"
          value={place.simulation.input}
          onChange={({ target }) => open({ input: target.value, steps: [], typed: [] })}
        >
          {!(place.simulation.input in flow.model.inputs) && <option>{place.simulation.input}</option>}
          {Object.keys(flow.model.inputs).map((input) => (
            <option key={input}>{input}</option>
          ))}
        </select>
      </label>
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
