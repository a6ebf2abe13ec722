import { t } from '#locales/fr/billing.ts';
import { t as lists } from '#locales/fr/contractList.ts';
import { billingModel } from '#machines/billing/billing.model.ts';
import type { TypedInvoiceSearch } from '#src/domain/billing/invoiceSearch.ts';
import { billingMount } from '#src/flows/billing/billing.mount.tsx';
import { contractListGestures } from '../../walks/contractListGestures.ts';
import { choose } from '../../walks/formWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { billingExpectations } from './billing.expectations.ts';

testWalk(billingModel, {
  mount: billingMount,
  events: contractListGestures<TypedInvoiceSearch>({
    title: t('search.title'),
    fill: (screen, typed) => {
      screen.type(lists('search.reference'), typed.reference ?? '');
      screen.type(t('search.amount'), typed.amount ?? '');
      choose(screen, t('search.status'), typed.status ?? '');
      const pending = screen.control('checkbox', t('search.pending'));
      if (pending instanceof HTMLInputElement && pending.checked !== (typed.pending === 'on'))
        screen.press('checkbox', t('search.pending'));
    },
  }),
  expectations: billingExpectations,
});
