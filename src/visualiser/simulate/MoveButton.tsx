import type { Move } from '../../kit/explore/moves.ts';
import { moveName } from '../app/moveText.ts';
import { move as button, why as reason, refusedMove } from './simulate.css.ts';

type Props = {
  move: Move;
  label: string;
  /** Why it would change nothing; null where it would change something. */
  why: string | null;
  onMake: (move: Move) => void;
};

/** A move that can be tried. What is refused can be tried too: it is part of what a flow says. */
export const MoveButton = ({ move, label, why, onMake }: Props) => (
  <button
    type="button"
    className={why === null ? button : refusedMove}
    data-move={moveName(move)}
    {...(why !== null && { 'data-refused': 'true' })}
    onClick={() => onMake(move)}
  >
    {label}
    {why !== null && <span className={reason}>{why}</span>}
  </button>
);
