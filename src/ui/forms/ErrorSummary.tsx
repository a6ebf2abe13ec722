import Check from 'lucide-react/icons/check';
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { t } from '#locales/fr/form.ts';
import { plural } from '#locales/translator.ts';
import { Alert } from '../display/Alert.tsx';
import { VisuallyHidden } from '../display/Skeleton.tsx';
import { item, line, mark } from './Form.css.ts';
import {
  type FieldErrors,
  type FormRef,
  type FormValues,
  hasErrors,
  listFields,
  listValues,
  only,
  readForm,
  serializeValues,
} from './readForm.ts';

type Judge = (typed: FormValues) => FieldErrors;

type ErrorReport = { found: FieldErrors; left: FieldErrors; isRefusal: boolean };

/**
 * Errors that a form shows after a submission. While the user types, hides a corrected error, and shows an
 * error that occurs again. Removes an error of the back office when its value changes.
 */
export const useErrorReport = (form: FormRef, judge: Judge, refused: FieldErrors) => {
  const [known, setKnown] = useState(refused);
  const [report, setReport] = useState<ErrorReport>({ found: refused, left: refused, isRefusal: true });
  const sent = useRef<FormValues>({});

  useLayoutEffect(() => {
    if (form.current) sent.current = readForm(form.current);
  }, [form]);

  if (known !== refused) {
    setKnown(refused);
    setReport({ found: refused, left: refused, isRefusal: true });
  }

  const isUnchanged = (typed: FormValues) => (name: string) =>
    serializeValues(listValues(typed, name)) === serializeValues(listValues(sent.current, name));

  return {
    report,
    show: (typed: FormValues, found: FieldErrors) => {
      sent.current = typed;
      setReport({ found, left: found, isRefusal: !hasErrors(found) });
    },
    follow: (typed: FormValues) => {
      if (!hasErrors(report.found)) return;
      const left = report.isRefusal ? only(report.found, isUnchanged(typed)) : judge(typed);
      const shown = only(left, (name) => name in report.found);
      if (JSON.stringify(shown) !== JSON.stringify(report.left)) setReport({ ...report, left: shown });
    },
  };
};

type Props = {
  report: ErrorReport;
  refusal: ReactNode;
  onChoose: (name: string) => void;
  ref: Ref<HTMLDivElement>;
};

const toCorrect = ({ left }: ErrorReport) => {
  const count = listFields(left).length;
  return left['']?.join(' ') ?? (count ? t(`check.${plural(count)}`, { count }) : t('allCorrected'));
};

const progress = (report: ErrorReport) => {
  const count = listFields(report.found).length - listFields(report.left).length;
  if (count === 0) return '';
  return report.isRefusal ? t(`changedCount.${plural(count)}`, { count }) : toCorrect(report);
};

/** List of the errors of a form. A corrected error stays, with a mark, so that the list does not move. */
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
                  {(left[name] ?? found[name])?.join(' ')}
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

export const focusControl = (form: HTMLFormElement, name: string): void => {
  const found = form.elements.namedItem(name) ?? form.elements.namedItem(`${name}-1`);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (control instanceof HTMLElement) control.focus();
};
