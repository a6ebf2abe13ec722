import type { ReactNode } from 'react';
import { t } from '#locales/fr/consumption.ts';
import type { ConsumptionContract } from '../../domain/consumption/meter.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { ContractListView } from '../../views/contract-list/ContractListView.tsx';
import { ContractMeters } from './ContractMeters.tsx';
import type { ConsumptionActor, MeterCells } from './consumptionActor.ts';
import { meterSearch } from './meterSearch.tsx';

type Props = MeterCells & {
  actor: ConsumptionActor;
  /** In an opened contract: what is done with its meters. */
  actionsOf: (contract: ConsumptionContract) => Elements;
  /** What is said where nothing is found and the search is not why. */
  empty?: { title: string; text: ReactNode; action: Elements } | null;
  /** Facing the title: what is done with many meters. */
  children?: ReactNode;
};

/** The meters, found by a search, contract by contract (docs/rules.md#meters). */
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
