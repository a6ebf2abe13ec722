import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { controlHeight } from '../../ui/theme/tokens.ts';
import { insert, list } from './InsertsView.css.ts';

/** Two documents, as they will be shown. */
export const InsertsSkeleton = () => (
  <div className={list}>
    {['first', 'second'].map((row) => (
      <div key={row} className={insert}>
        <Skeleton width="20px" />
        <Skeleton width="75%" />
        <span />
        <Skeleton width="9rem" height={controlHeight} />
      </div>
    ))}
  </div>
);
