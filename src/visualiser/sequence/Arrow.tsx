import type { MessageKind } from '../../kit/narration/sequence.ts';
import { arrow, badArrow, dashed } from './sequence.css.ts';

type Props = {
  kind: MessageKind;
  /** Where it begins and ends, in hundredths of the width. */
  from: number;
  to: number;
};

/** A message between two lifelines: dashed for an answer, crossed for what is refused or fails. */
export const Arrow = ({ kind, from, to }: Props) => {
  const isBad = kind === 'refusal' || kind === 'failure';
  const isAnswer = kind === 'answer' || kind === 'failure';
  const back = to > from ? -1 : 1;
  return (
    <svg className={isBad ? `${arrow} ${badArrow}` : arrow} aria-hidden data-arrow={kind}>
      <line x1={`${from}%`} x2={`${to}%`} y1="7" y2="7" {...(isAnswer && { className: dashed })} />
      <svg x={`${to}%`} y="7" overflow="visible" aria-hidden>
        <path
          d={
            isBad
              ? `M${back * 12},-5 l${back * -8},10 m0,-10 l${back * 8},10`
              : `M${back * 8},-5 L0,0 L${back * 8},5`
          }
        />
      </svg>
    </svg>
  );
};
