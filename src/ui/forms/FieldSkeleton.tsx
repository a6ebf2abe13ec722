import { Skeleton } from '../display/Skeleton.tsx';
import { field } from './Field.css.ts';

/** The shape of a field that comes, with its label. */
export const FieldSkeleton = () => (
  <span className={field}>
    <Skeleton width="9rem" />
    <Skeleton height="50px" />
  </span>
);
