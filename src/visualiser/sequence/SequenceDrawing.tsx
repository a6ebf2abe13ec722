import type { CSSProperties } from 'react';
import { t } from '#locales/fr/visualiser.ts';
import type { MessageKind, Sequence, SequenceLine } from '../../kit/narration/sequence.ts';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import * as css from './sequence.css.ts';

type Props = { sequence: Sequence; at: number; onStep: (step: number) => void };

type LineProps = Omit<Props, 'sequence'> & { line: SequenceLine; parties: readonly string[] };

type ArrowProps = { kind: MessageKind; isBad: boolean; from: number; to: number };

const Arrow = ({ kind, isBad, from, to }: ArrowProps) => {
  const isAnswer = kind === 'answer' || kind === 'failure';
  const back = to > from ? -1 : 1;
  return (
    <svg className={isBad ? `${css.arrow} ${css.badArrow}` : css.arrow} aria-hidden data-arrow={kind}>
      <line x1={`${from}%`} x2={`${to}%`} y1="7" y2="7" {...(isAnswer && { className: css.dashed })} />
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

const Line = ({ line, parties, at, onStep }: LineProps) => {
  const { step, text } = line;
  const button = {
    type: 'button' as const,
    onClick: () => onStep(step),
    ...(step === at && { 'aria-current': 'step' as const }),
  };
  if ('over' in line) {
    const lane = parties.indexOf(line.over) + 1;
    const gridColumn = lane < parties.length ? `${lane - 1} / ${lane + 2}` : '1 / -1';
    return (
      <li className={css.line}>
        <button {...button} className={css.note} style={{ gridColumn }}>
          <VisuallyHidden>{t('sequence.note', { over: line.over })}</VisuallyHidden>
          {text}
        </button>
      </li>
    );
  }
  const { from, to, kind } = line;
  const ends = [from, to].map((party) => parties.indexOf(party));
  const middleOf = (party: string) => ((parties.indexOf(party) + 0.5) / parties.length) * 100;
  const isBad = kind === 'refusal' || kind === 'failure';
  return (
    <li className={css.line} data-message={kind}>
      <button
        {...button}
        className={isBad ? `${css.words} ${css.bad}` : css.words}
        style={{ gridColumn: `${Math.min(...ends) + 1} / ${Math.max(...ends) + 2}` }}
      >
        <VisuallyHidden>{t(`sequence.message.${kind}`, { from, to })}</VisuallyHidden>
        {text}
      </button>
      <Arrow kind={kind} isBad={isBad} from={middleOf(from)} to={middleOf(to)} />
    </li>
  );
};

export const SequenceDrawing = ({ sequence: { parties, lines }, ...step }: Props) => {
  const style: CSSProperties & { '--parties': number } = { '--parties': parties.length };
  return (
    <section className={css.frame} style={style} aria-label={t('sequence.diagram')} data-sequence="">
      <div className={css.parties} aria-hidden>
        {parties.map((party) => (
          <span key={party} className={css.party} data-party="">
            {party}
          </span>
        ))}
      </div>
      <div className={css.diagram}>
        <svg className={css.lifelines} aria-hidden>
          {parties.map((party, index) => {
            const x = `${((index + 0.5) / parties.length) * 100}%`;
            return <line key={party} x1={x} x2={x} y1="0" y2="100%" />;
          })}
        </svg>
        <ol>
          {Array.from(lines.entries(), ([rank, line]) => (
            <Line key={rank} {...step} line={line} parties={parties} />
          ))}
        </ol>
      </div>
    </section>
  );
};
