import { t } from '#locales/fr/visualiser.ts';
import type { Move } from '../../kit/explore/moves.ts';
import { describeRefusal } from '../../kit/narration/story.ts';
import { note } from '../app/controls.css.ts';
import type { Visualiser } from '../app/useVisualiser.ts';
import { sayMove } from '../app/words.ts';
import { modelWith, movesAfter, stepFor } from '../simulation/simulation.ts';
import { MoveButton } from './MoveButton.tsx';
import * as css from './simulate.css.ts';

const groups = {
  events: ({ kind }: Move) => kind === 'event',
  answers: (move: Move) => move.kind === 'answer' && move.result === 'done',
  failures: (move: Move) => move.kind === 'answer' && move.result === 'failed',
  delays: ({ kind }: Move) => kind === 'time',
} as const;

const order = ['events', 'answers', 'failures', 'delays'] as const;

/** Everything that may happen now, by who does it; what is refused comes last, with the reason. */
export const MoveList = ({ visualiser }: { visualiser: Visualiser }) => {
  const { flow, place, frame, make } = visualiser;
  const { simulation, at, names } = place;
  if (!frame) return null;
  const described = { chart: flow.chart, model: modelWith(flow.model, simulation.typed) };
  const leaves = frame.name.split(' ').map((leaf) => `${flow.id}.${leaf}`);
  const moves = movesAfter(described.model, frame).map((move) => ({
    move,
    refused: move.kind === 'event' && stepFor(flow.model, simulation, at, move).refused,
  }));
  const renderList = (title: string, listed: typeof moves) =>
    listed.length > 0 && (
      <section className={css.section} key={title} aria-label={title}>
        <h3 className={css.title}>{title}</h3>
        <div className={css.moves}>
          {listed.map(({ move, refused }) => (
            <MoveButton
              key={JSON.stringify(move)}
              move={move}
              label={sayMove(described, names, move)}
              why={refused && move.kind === 'event' ? describeRefusal(described, leaves, move.type) : null}
              onMake={make}
            />
          ))}
        </div>
      </section>
    );
  return (
    <>
      <h2>{t('moves.title')}</h2>
      {moves.length === 0 && <p className={note}>{t('moves.none')}</p>}
      {order.map((group) =>
        renderList(
          t(`moves.${group}`),
          moves.filter(({ move, refused }) => !refused && groups[group](move)),
        ),
      )}
      {renderList(
        t('moves.refused'),
        moves.filter(({ refused }) => refused),
      )}
    </>
  );
};
