import { useId, useLayoutEffect, useRef } from 'react';
import { t } from '#locales/fr/visualiser.ts';
import { groupBy } from '../../domain/lists.ts';
import type { Move } from '../../kit/explore/moves.ts';
import type { Frame } from '../../kit/explore/walk.ts';
import { capital } from '../../kit/narration/story.ts';
import { moveName } from '../app/address.ts';
import { sayMove } from '../app/flows.ts';
import * as css from '../app/panels.css.ts';
import type { Visualiser } from '../app/useVisualiser.ts';
import type { Choice } from '../simulation/simulation.ts';

const kinds = ['events', 'answers', 'failures', 'delays', 'refused'] as const;

const kindOf = ({ move, why }: Choice): (typeof kinds)[number] => {
  if (why !== null) return 'refused';
  if (move.kind === 'event') return 'events';
  if (move.kind === 'time') return 'delays';
  return move.result === 'done' ? 'answers' : 'failures';
};

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
  const { described, place, frame, choices, make } = visualiser;
  const { list, heading, remember } = useSteadyFocus(frame);
  const id = useId();
  if (!frame) return null;
  const listed = groupBy(choices, kindOf);
  /** Buttons of the moves that are impossible for the same reason `why`. For possible moves, `why` is ''. */
  const listAlike = (why: string, alike: readonly Choice[], reason: string) => (
    <div className={css.stack.xxs} key={why}>
      {why && (
        <p className={css.detail} id={reason}>
          {capital(why)}
        </p>
      )}
      {alike.map(({ move }) => (
        <button
          key={JSON.stringify(move)}
          type="button"
          className={why ? css.refusedMove : css.move}
          data-move={moveName(move)}
          {...(why && { 'data-refused': 'true', 'aria-describedby': reason })}
          onClick={() => {
            remember(move, why !== '');
            make(move);
          }}
        >
          {sayMove(described, place.names, move)}
        </button>
      ))}
    </div>
  );
  return (
    <div className={css.stack.l} ref={list}>
      <h2 ref={heading} tabIndex={-1}>
        {t('moves.title')}
      </h2>
      {choices.length === 0 && <p className={css.detail}>{t('moves.none')}</p>}
      {kinds.map((kind) => {
        const own = listed.get(kind);
        if (!own) return null;
        return (
          <section className={css.stack.xs} key={kind} aria-label={t(`moves.${kind}`)}>
            <h3 className={css.heading}>{t(`moves.${kind}`)}</h3>
            {Array.from(
              groupBy(own, ({ why }) => why ?? ''),
              ([why, alike], index) => listAlike(why, alike, `${id}${index}`),
            )}
          </section>
        );
      })}
    </div>
  );
};
