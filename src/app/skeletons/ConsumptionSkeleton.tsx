import { t } from '#locales/fr/consumption.ts';
import { consumptionMachine } from '#machines/consumption/consumption.machine.ts';
import { meterSearch } from '../../flows/consumption/meterSearch.tsx';
import { SitesLinks } from '../../pages/SitesLinks.tsx';
import { SearchedListSkeleton } from '../waiting/SearchedListSkeleton.tsx';

const ConsumptionSkeleton = () => (
  <SearchedListSkeleton machine={consumptionMachine} typed={{}} t={t} search={meterSearch}>
    <SitesLinks exportAddress="?modale=export" />
  </SearchedListSkeleton>
);

export default ConsumptionSkeleton;
