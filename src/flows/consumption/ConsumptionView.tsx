import type { ReactNode } from 'react';
import { t } from '#locales/fr/consumption.ts';
import type { ConsumptionContract } from '../../domain/consumption/meter.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { ContractListView } from '../../views/contract-list/ContractListView.tsx';
import { type ConsumptionActor, ContractMeters, type MeterCells } from './ContractMeters.tsx';
import { meterSearch } from './meterSearch.tsx';

type Props = MeterCells & {
  actor: ConsumptionActor;
  actionsOf: (contract: ConsumptionContract) => Elements;
  empty?: { title: string; text: ReactNode; action: Elements } | null;
  children?: ReactNode;
};

export const ConsumptionView = ({ actor, empty, children, ...items }: Props) => (
  <ContractListView
    actor={actor}
    t={t}
    search={meterSearch}
    empty={empty}
    emptyHelp={t('emptyHelp')}
    itemOf={(contract, found) => (
      <ContractMeters key={contract.reference} contract={contract} {...found} {...items} />
    )}
  >
    {children}
  </ContractListView>
);
