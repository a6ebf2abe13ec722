import { pageSize } from '#machines/domain/contract/contractPage.ts';
import { Accordion } from '../../ui/controls/Accordion.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import * as css from './ContractListSkeleton.css.ts';

const contracts = Array.from({ length: pageSize }, (_, rank) => `contract ${rank}`);

/** A page of contracts, closed. */
export const ContractListSkeleton = () => (
  <div className={css.list}>
    <Accordion>
      {contracts.map((contract) => (
        <div key={contract} className={css.contract}>
          <Skeleton height="100%" />
        </div>
      ))}
    </Accordion>
  </div>
);
