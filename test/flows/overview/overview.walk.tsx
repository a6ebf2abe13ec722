import { t } from '#locales/fr/overview.ts';
import { overviewModel } from '#machines/overview/overview.model.ts';
import { overviewMount } from '#src/flows/overview/overview.mount.tsx';
import { testWalk } from '../../walks/testWalk.ts';
import { overviewExpectations } from './overview.expectations.ts';

testWalk(overviewModel, {
  mount: overviewMount,
  events: {
    'toPay.retried': (screen) => screen.press('button', t('retry.toPay')),
    'toKnow.retried': (screen) => screen.press('button', t('retry.toKnow')),
  },
  expectations: overviewExpectations,
});
