import type { ReactNode } from 'react';
import * as css from './Figures.css.ts';
import { Skeleton } from './Skeleton.tsx';

type FigureProps = { label: string; value: string; note: ReactNode; isRead?: boolean };

export const Figure = ({ label, value, note, isRead = true }: FigureProps) => (
  <div className={css.figure}>
    <dt className={css.label}>{label}</dt>
    <dd className={css.value}>
      {isRead ? (
        <>
          <span className={css.number}>{value}</span> <span className={css.label}>{note}</span>
        </>
      ) : (
        <Skeleton width="min(9rem, 100%)" height={css.numberHeight} />
      )}
    </dd>
  </div>
);

export const Figures = ({ label, children }: { label: string; children: ReactNode }) => (
  <dl className={css.figures} aria-label={label}>
    {children}
  </dl>
);
