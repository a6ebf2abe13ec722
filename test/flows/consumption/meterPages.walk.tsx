import { meterPagesModel } from '#machines/consumption/meterPages.model.ts';
import { meterPagesMount } from '#src/flows/consumption/meterPages.mount.tsx';
import { contractRowsGestures } from '../../walks/contractRowsGestures.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { meterPagesExpectations } from './meterPages.expectations.ts';

testWalk(meterPagesModel, {
  mount: meterPagesMount,
  events: contractRowsGestures,
  expectations: meterPagesExpectations,
});
