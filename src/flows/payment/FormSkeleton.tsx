import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { controlHeight } from '../../ui/theme/tokens.ts';
import { shape } from './PaymentView.css.ts';

/** A title, two fields and a button. */
export const FormSkeleton = () => (
  <div className={shape}>
    <Skeleton width="60%" height="2rem" />
    <Skeleton height={controlHeight} />
    <Skeleton height={controlHeight} />
    <Skeleton width="min(12rem, 100%)" height={controlHeight} />
  </div>
);
