import { pageSize } from '#machines/domain/account/collaborator.ts';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { frame, head, sorting } from '../../ui/table/Table.css.ts';
import { bar, section } from './CollaboratorList.css.ts';

const rows = Array.from({ length: pageSize }, (_, index) => `row ${index}`);

/** The search field and the count, then how the cards are sorted or the headers of the table, and a page of rows. */
export const CollaboratorsSkeleton = () => (
  <div className={section}>
    <div className={bar}>
      <Skeleton height="46px" />
      <Skeleton width="min(11rem, 100%)" height="1.25rem" />
    </div>
    <div className={frame.wide}>
      <div className={sorting}>
        <Skeleton width="4.25rem" />
        <Skeleton width="min(18rem, 100%)" height="46px" />
      </div>
      <div className={head}>
        <Skeleton height="3rem" />
      </div>
      {rows.map((row) => (
        <Skeleton key={row} height="4.5rem" />
      ))}
    </div>
  </div>
);
