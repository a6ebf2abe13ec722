import type { ConsumptionContract, Meter } from '#src/domain/consumption/meter.ts';
import {
  type MeterCriteria,
  meterCriteriaSchema,
  type TypedMeterSearch,
} from '#src/domain/consumption/meterSearch.ts';
import { contractListMachine } from '../contract-list/contractList.machine.ts';
import { contractRowsMachine } from '../contract-rows/contractRows.machine.ts';

export const consumptionMachine = contractListMachine<TypedMeterSearch, MeterCriteria, ConsumptionContract>({
  id: 'consumption',
  description: 'Chercher et consulter les compteurs, contrat par contrat',
  schema: meterCriteriaSchema,
});

export const meterPagesMachine = contractRowsMachine<MeterCriteria, Meter>({
  id: 'meterPages',
  description: 'Parcourir les compteurs d’un contrat',
});
