import { t } from '#locales/fr/visualiser.ts';
import type { Move } from '../../kit/explore/moves.ts';
import { note } from '../app/controls.css.ts';
import type { Visualiser } from '../app/useVisualiser.ts';
import { sayMove } from '../app/words.ts';
import type { Choice } from '../simulation/choices.ts';
import { modelWith } from '../simulation/simulation.ts';
import { MoveButton } from './MoveButton.tsx';
import * as css from './simulate.css.ts';
import { useSteadyFocus } from './useSteadyFocus.ts';

const groups = {
  events: ({ kind }: Move) => kind === 'event',
  answers: (move: Move) => move.kind === 'answer' && move.result === 'done',
  failures: (move: Move) => move.kind === 'answer' && move.result === 'failed',
  delays: ({ kind }: Move) => kind === 'time',
} as const;

const order = ['events', 'answers', 'failures', 'delays'] as const;

/** Everything that may happen now, by who does it; what is refused comes last, with the reason. */
export const MoveList = ({ visualiser }: { visualiser: Visualiser }) => {
  const { flow, place, frame, choices, make } = visualiser;
  const { list, heading, remember } = useSteadyFocus(frame);
  if (!frame) return null;
  const described = { chart: flow.chart, model: modelWith(flow.model, place.simulation.typed) };
  const renderList = (title: string, listed: readonly Choice[]) =>
    listed.length > 0 && (
      <section className={css.section} key={title} aria-label={title}>
        <h3 className={css.title}>{title}</h3>
        <div className={css.moves}>
          {listed.map((choice) => (
            <MoveButton
              key={JSON.stringify(choice.move)}
              move={choice.move}
              label={sayMove(described, place.names, choice.move)}
              why={choice.why}
              onMake={(move) => {
                remember(choice);
                make(move);
              }}
            />
          ))}
        </div>
      </section>
    );
  return (
    <div className={css.list} ref={list}>
      <h2 ref={heading} tabIndex={-1}>
        {t('moves.title')}
      </h2>
      {choices.length === 0 && <p className={note}>{t('moves.none')}</p>}
      {order.map((group) =>
        renderList(
          t(`moves.${group}`),
          choices.filter(({ move, why }) => why === null && groups[group](move)),
        ),
      )}
      {renderList(
        t('moves.refused'),
        choices.filter(({ why }) => why !== null),
      )}
    </div>
  );
};
