import { useLayoutEffect, useRef } from 'react';
import { t } from '#locales/fr/visualiser.ts';
import type { Move } from '../../kit/explore/moves.ts';
import type { Frame } from '../../kit/explore/walk.ts';
import { moveName } from '../app/address.ts';
import { sayMove } from '../app/flows.ts';
import * as css from '../app/panels.css.ts';
import type { Visualiser } from '../app/useVisualiser.ts';
import { type Choice, modelWith } from '../simulation/simulation.ts';

const groups = {
  events: ({ kind }: Move) => kind === 'event',
  answers: (move: Move) => move.kind === 'answer' && move.result === 'done',
  failures: (move: Move) => move.kind === 'answer' && move.result === 'failed',
  delays: ({ kind }: Move) => kind === 'time',
} as const;

const order = ['events', 'answers', 'failures', 'delays'] as const;

/** After a move, focuses the button of the same move if it still exists, else the heading of the list. */
const useSteadyFocus = (frame: Frame | undefined) => {
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const made = useRef<string | null>(null);
  useLayoutEffect(() => {
    const selector = made.current;
    made.current = null;
    if (selector === null || !frame) return;
    const again = list.current?.querySelector<HTMLElement>(selector);
    (again ?? heading.current)?.focus();
  }, [frame]);
  return {
    list,
    heading,
    remember: (move: Move, isRefused: boolean) => {
      const isLike = isRefused ? '[data-refused]' : ':not([data-refused])';
      made.current = `[data-move="${CSS.escape(moveName(move))}"]${isLike}`;
    },
  };
};

export const MoveList = ({ visualiser }: { visualiser: Visualiser }) => {
  const { flow, place, frame, choices, make } = visualiser;
  const { list, heading, remember } = useSteadyFocus(frame);
  if (!frame) return null;
  const described = { chart: flow.chart, model: modelWith(flow.model, place.simulation.typed) };
  const renderList = (title: string, listed: readonly Choice[]) =>
    listed.length > 0 && (
      <section className={css.stack.xs} key={title} aria-label={title}>
        <h3 className={css.heading}>{title}</h3>
        <div className={css.stack.xxs}>
          {listed.map(({ move, why }) => (
            <button
              key={JSON.stringify(move)}
              type="button"
              className={why === null ? css.move : css.refusedMove}
              data-move={moveName(move)}
              {...(why !== null && { 'data-refused': 'true' })}
              onClick={() => {
                remember(move, why !== null);
                make(move);
              }}
            >
              {sayMove(described, place.names, move)}
              {why !== null && <span className={css.why}>{why}</span>}
            </button>
          ))}
        </div>
      </section>
    );
  return (
    <div className={css.stack.l} ref={list}>
      <h2 ref={heading} tabIndex={-1}>
        {t('moves.title')}
      </h2>
      {choices.length === 0 && <p className={css.detail}>{t('moves.none')}</p>}
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
