import { pageSize } from '#machines/domain/contractPage.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const contracts = Array.from({ length: pageSize }, (_, rank) => `contract ${rank}`);

/** A page of contracts, closed. */
export const ContractListSkeleton = () => (
  <Accordion>
    {contracts.map((contract) => (
      <Skeleton key={contract} height="4.875rem" />
    ))}
  </Accordion>
);
