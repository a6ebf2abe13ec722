import { pageSize } from '#machines/domain/collaborator.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { section } from './CollaboratorList.css.ts';

const rows = Array.from({ length: pageSize }, (_, index) => `row ${index}`);

/** The search field, and a page of rows. */
export const CollaboratorsSkeleton = () => (
  <div className={section}>
    <Skeleton width="min(23.75rem, 100%)" height="46px" />
    <div>
      {rows.map((row) => (
        <Skeleton key={row} height="4.5rem" />
      ))}
    </div>
  </div>
);
