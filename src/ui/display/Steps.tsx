import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '#locales/fr/form.ts';
import { barOf, bars, next, position, progress, steps, track } from './Steps.css.ts';

type Props = { names: readonly string[]; current: number };

export const Steps = ({ names, current }: Props) => {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(current);
  useEffect(() => {
    if (last.current !== current) title.current?.focus();
    last.current = current;
  }, [current]);
  const following = names[current + 1];
  return (
    <div className={steps}>
      <h2 ref={title} tabIndex={-1}>
        <span
          className={position}
        >{`${t('steps.position', { position: current + 1, total: names.length })} `}</span>
        <span>{names[current]}</span>
      </h2>
      <div className={bars} aria-hidden="true">
        {names.map((name, index) => (
          <span key={name} className={barOf[index <= current ? 'reached' : 'ahead']} />
        ))}
      </div>
      {following !== undefined && <p className={next}>{t('steps.next', { name: following })}</p>}
    </div>
  );
};

type ProgressProps = { label: string; done?: number; total?: number; children?: ReactNode };

/** Progress bar, silent for screen readers because the parent announces important changes. */
export const Progress = ({ label, done, total, children }: ProgressProps) => (
  <div className={progress}>
    <progress aria-label={label} className={track} value={done} max={total} />
    {children !== undefined && <span>{children}</span>}
  </div>
);
