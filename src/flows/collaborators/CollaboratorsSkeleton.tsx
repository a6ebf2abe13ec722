import { Skeleton } from '../../ui/Skeleton.tsx';

/** The search field and the table. */
export const CollaboratorsSkeleton = () => (
  <>
    <Skeleton width="24rem" height="46px" />
    <Skeleton height="40rem" />
  </>
);
