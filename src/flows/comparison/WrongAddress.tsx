import { t } from '#locales/fr/comparison.ts';
import { plural } from '#locales/plural.ts';
import { unknownKeys } from '#machines/comparison/comparison.setup.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import * as css from './Comparison.css.ts';
import type { ComparisonSnapshot } from './comparisonActor.ts';

/** What of the address could not be followed, and what is done instead. */
export const WrongAddress = ({ snapshot }: { snapshot: ComparisonSnapshot }) => {
  const { context } = snapshot;
  const count = unknownKeys(context).length;
  const wrong = [
    ...(count > 0 ? [t(`wrong.unknown.${plural(count)}`, { count })] : []),
    ...(context.isCut ? [t('wrong.cut')] : []),
    ...(context.isPeriodWrong ? [t('wrong.period')] : []),
  ];
  if (context.meters === null || snapshot.matches('unequipped') || wrong.length === 0) return null;
  return (
    <Alert tone="warn" title={t('wrong.title')}>
      <ul className={css.wrong}>
        {wrong.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Alert>
  );
};
