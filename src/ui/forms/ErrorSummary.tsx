import Check from 'lucide-react/icons/check';
import type { ReactNode, Ref } from 'react';
import { t } from '#locales/fr/form.ts';
import { plural } from '#locales/translator.ts';
import { Alert } from '../display/Alert.tsx';
import { VisuallyHidden } from '../display/VisuallyHidden.tsx';
import { item, line, mark } from './ErrorSummary.css.ts';
import { hasErrors, listFields } from './formErrors.ts';
import type { ErrorReport } from './useErrorReport.ts';

type Props = {
  report: ErrorReport;
  /** What the server refused as a whole. */
  refusal: ReactNode;
  /** Takes the person to the control of that name. */
  onChoose: (name: string) => void;
  ref: Ref<HTMLDivElement>;
};

const toCorrect = ({ left }: ErrorReport) => {
  const count = listFields(left).length;
  return left['']?.join(' ') ?? (count ? t(`check.${plural(count)}`, { count }) : t('allCorrected'));
};

/** What a change brings, for whoever does not see the marks. */
const progress = (report: ErrorReport) => {
  const count = listFields(report.found).length - listFields(report.left).length;
  if (count === 0) return '';
  return report.isRefusal ? t(`changedCount.${plural(count)}`, { count }) : toCorrect(report);
};

/**
 * Says at the top of a form all that is to be put right, each error leading to its control. What has been is
 * marked where it was: nothing moves under the typing.
 */
export const ErrorSummary = ({ report, refusal, onChoose, ref }: Props) => {
  const { found, left, isRefusal } = report;
  const fields = listFields(found);
  const isDone = !isRefusal && !hasErrors(left);
  return (
    <>
      <Alert ref={ref} isQuiet tone={isDone ? 'ok' : 'bad'} title={isRefusal ? refusal : toCorrect(report)}>
        {fields.length > 0 && (
          <ul>
            {fields.map((name) => (
              <li key={name} className={line}>
                <button type="button" className={item} onClick={() => onChoose(name)}>
                  {found[name]?.join(' ')}
                </button>
                {!(name in left) && (
                  <span className={mark}>
                    <Check />
                    <span>{t(isRefusal ? 'changed' : 'corrected')}</span>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Alert>
      <VisuallyHidden>
        <span role="status">{progress(report)}</span>
      </VisuallyHidden>
    </>
  );
};
