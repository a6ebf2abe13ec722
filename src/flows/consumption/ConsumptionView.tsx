import { type ReactNode, useState } from 'react';
import { t } from '#locales/fr/consumption.ts';
import type { ConsumptionContract } from '../../domain/consumption/meter.ts';
import { totalMonths } from '../../domain/consumption/trend.ts';
import { formatMonth } from '../../domain/format.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { ContractListView } from '../../views/contract-list/ContractListView.tsx';
import { type ConsumptionActor, ContractMeters, type MeterCells } from './ContractMeters.tsx';
import { meterSearch } from './meterSearch.ts';
import { TrendsContext, useTrends } from './trends.ts';

type Props = MeterCells & {
  actor: ConsumptionActor;
  actionsOf: (contract: ConsumptionContract) => Elements;
  servedAddressOf?: (reference: string) => string;
  /** Loads the last 12 months of a meter. Must be the same function at each render. */
  loadTrend: Parameters<typeof useTrends>[0];
  /** Trends that the visit has already loaded. Must be the same function at each render. */
  knownTrends?: Parameters<typeof useTrends>[1];
  empty?: { title: string; text: ReactNode; action: Elements } | null;
  children?: ReactNode;
};

export const ConsumptionView = ({ actor, empty, loadTrend, knownTrends, children, ...items }: Props) => {
  const trends = useTrends(loadTrend, knownTrends);
  const [today] = useState(() => new Date());
  const [first, last] = totalMonths(today);
  return (
    <TrendsContext value={trends}>
      <ContractListView
        actor={actor}
        t={t}
        search={meterSearch}
        note={t('period', { first: formatMonth(first), last: formatMonth(last) })}
        empty={empty}
        emptyHelp={t('emptyHelp')}
        itemOf={(contract, found) => (
          <ContractMeters key={contract.reference} contract={contract} today={today} {...found} {...items} />
        )}
      >
        {children}
      </ContractListView>
    </TrendsContext>
  );
};
