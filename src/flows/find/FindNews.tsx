import type { SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/find.ts';
import { plural } from '#locales/plural.ts';
import type { findMachine } from '#machines/find/find.machine.ts';
import { useSettled } from '../../ui/browser/useSettled.ts';
import { Spinner } from '../../ui/display/Spinner.tsx';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { WithServicePhone } from '../../ui/display/WithServicePhone.tsx';
import { failureText } from '../../views/failureText.ts';
import { allForbidden, RetryButton } from '../../views/forbidden.tsx';
import * as css from './FindView.css.ts';
import type { Result } from './result.ts';

type Snapshot = SnapshotFrom<typeof findMachine>;

type Props = {
  snapshot: Snapshot;
  /** How many results answer what is typed. */
  count: number;
  /** The one that Enter opens. */
  first: Result | undefined;
  onRetry: () => void;
};

const describeSearch = ({ snapshot, count, first }: Omit<Props, 'onRetry'>): string => {
  const typed = snapshot.context.typed.trim();
  if (snapshot.matches('searching')) return t('searching');
  if (typed === '' || snapshot.matches('waiting')) return '';
  // What has failed might have found it.
  if (count === 0 && snapshot.matches('incomplete')) return '';
  if (!first) return `${t('none', { typed })} ${t('noneHelp')}`;
  return `${t(`count.${plural(count)}`, { count })} ${t('first', { label: first.label })}`;
};

/** What could not be searched and why, in one sentence where the reason is the same. */
const describeFailure = ({ context: { invoices, meters } }: Snapshot): string => {
  const [ofInvoices, ofMeters] = [invoices, meters].map(({ failure }) => failure && failureText(failure));
  if (ofInvoices === ofMeters) return `${t('failed.both')} ${ofInvoices}`;
  return [
    ofInvoices && `${t('failed.invoices')} ${ofInvoices}`,
    ofMeters && `${t('failed.meters')} ${ofMeters}`,
  ]
    .filter(Boolean)
    .join(' ');
};

const listMissed = ({ context: { invoices, meters } }: Snapshot) =>
  [invoices, meters].flatMap(({ failure }) => (failure ? [{ failure }] : []));

/** How the search goes, under its field: shown at once, said when the typing pauses. What has failed is said apart. */
export const FindNews = ({ snapshot, count, first, onRetry }: Props) => {
  const sentence = describeSearch({ snapshot, count, first });
  return (
    <>
      <p aria-hidden="true" className={css.news}>
        {snapshot.matches('searching') && <Spinner />}
        <span>{sentence}</span>
      </p>
      <VisuallyHidden>
        <span role="status">{useSettled(sentence)}</span>
      </VisuallyHidden>
      {snapshot.matches('incomplete') && (
        <div className={css.failure}>
          <p role="alert">
            <WithServicePhone>{describeFailure(snapshot)}</WithServicePhone>
          </p>
          <RetryButton failure={allForbidden(listMissed(snapshot))} onPress={onRetry} />
        </div>
      )}
    </>
  );
};
