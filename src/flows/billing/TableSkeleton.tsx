import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { skeleton } from './Billing.css.ts';

const rows = Array.from({ length: 10 }, (_, rank) => `row ${rank}`);

export const TableSkeleton = () => (
  <div className={skeleton}>
    {rows.map((row) => (
      <Skeleton key={row} height="2.75rem" />
    ))}
  </div>
);
