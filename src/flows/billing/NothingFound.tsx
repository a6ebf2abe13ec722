import { useSelector } from '@xstate/react';
import { t } from '#locales/fr/billing.ts';
import { widenedSearch, widestYears } from '#machines/domain/billing/invoiceSearch.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { useFocusHeir } from '../../ui/focus/useFocusHeir.ts';
import type { BillingActor } from './billingActor.ts';

type Props = { actor: BillingActor; today: Date };

/** What to do where a search finds nothing: in one press, the same one further back (docs/rules.md#invoice-search). */
export const NothingFound = ({ actor, today }: Props) => {
  const ref = useFocusHeir<HTMLDivElement>();
  const typed = useSelector(actor, ({ context }) => context.typed);
  const widened = widenedSearch(typed, today);
  return (
    <>
      <p>{t('emptyHelp')}</p>
      {widened && (
        <div ref={ref}>
          <Button onPress={() => actor.send({ type: 'search.requested', typed: widened })}>
            {t('widen', { years: widestYears })}
          </Button>
        </div>
      )}
    </>
  );
};
