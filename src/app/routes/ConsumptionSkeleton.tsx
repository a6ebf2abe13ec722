import { useState } from 'react';
import { createActor } from 'xstate';
import { t } from '#locales/fr/consumption.ts';
import { consumptionMachine } from '#machines/consumption/consumption.machine.ts';
import { meterCount } from '../../flows/consumption/meterCount.ts';
import { meterSearch } from '../../flows/consumption/meterSearch.tsx';
import { ContractListView } from '../../views/contract-list/ContractListView.tsx';
import { Roomy, summaryOf, unread } from '../waiting/searchedList.tsx';

const search = { ...meterSearch, summaryOf };

const ConsumptionSkeleton = () => {
  const [actor] = useState(() => createActor(consumptionMachine, { input: { typed: {} } }));
  return (
    <Roomy>
      <ContractListView
        actor={actor}
        title={t('title')}
        rowCountOf={meterCount}
        search={search}
        {...unread}
      />
    </Roomy>
  );
};

export default ConsumptionSkeleton;
