import { t } from '#locales/fr/consumption.ts';
import { t as lists } from '#locales/fr/contractList.ts';
import { consumptionModel } from '#machines/consumption/consumption.model.ts';
import type { TypedMeterSearch } from '#src/domain/consumption/meterSearch.ts';
import { consumptionMount } from '#src/flows/consumption/consumption.mount.tsx';
import { contractListGestures } from '../../walks/contractListGestures.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { consumptionExpectations } from './consumption.expectations.ts';

testWalk(consumptionModel, {
  mount: consumptionMount,
  events: contractListGestures<TypedMeterSearch>({
    title: t('search.title'),
    fill: (screen, typed) => {
      screen.type(lists('search.reference'), typed.reference ?? '');
      screen.type(lists('search.siteAddress'), typed.siteAddress ?? '');
      screen.type(t('search.matricule'), typed.matricule ?? '');
    },
  }),
  expectations: consumptionExpectations,
});
