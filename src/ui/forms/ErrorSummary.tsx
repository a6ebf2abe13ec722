import Check from 'lucide-react/icons/check';
import { type ReactNode, type Ref, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { t } from '#locales/fr/form.ts';
import { plural } from '#locales/translator.ts';
import { Alert } from '../display/Alert.tsx';
import { VisuallyHidden } from '../display/Skeleton.tsx';
import { item, line, mark } from './Form.css.ts';
import {
  type FieldErrors,
  type FormValues,
  hasErrors,
  listFields,
  listValues,
  only,
  readForm,
  serializeValues,
} from './readForm.ts';

type Judge = (typed: FormValues) => FieldErrors;

/** What the last submission met, and what of it is still to be put right. */
type ErrorReport = {
  found: FieldErrors;
  left: FieldErrors;
  /** They are the server's, which alone knows whether another value will do; so is what no field is to blame for. */
  isRefusal: boolean;
};

/**
 * The errors that a form shows. New ones come with a submission alone; while one types, each stays or goes, as
 * `judge` says, and one that the server refused goes once its value is another. Leaving a field changes nothing.
 */
export const useErrorReport = (
  form: RefObject<HTMLFormElement | null>,
  judge: Judge,
  refused: FieldErrors,
) => {
  const [known, setKnown] = useState(refused);
  const [report, setReport] = useState<ErrorReport>({ found: refused, left: refused, isRefusal: true });
  const sent = useRef<FormValues>({});

  useLayoutEffect(() => {
    if (form.current) sent.current = readForm(form.current);
  }, [form]);

  // What the server answers takes the place of what was shown.
  if (known !== refused) {
    setKnown(refused);
    setReport({ found: refused, left: refused, isRefusal: true });
  }

  const isUnchanged = (typed: FormValues) => (name: string) =>
    serializeValues(listValues(typed, name)) === serializeValues(listValues(sent.current, name));

  return {
    report,
    /** Shows what a submission meets, or nothing. */
    show: (typed: FormValues, found: FieldErrors) => {
      sent.current = typed;
      setReport({ found, left: found, isRefusal: !hasErrors(found) });
    },
    /** Lets go what has been put right since. */
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

/** Focuses the control of a name in a form: the first radio of a group, the first box of a value in boxes. */
export const focusControl = (form: HTMLFormElement, name: string): void => {
  const found = form.elements.namedItem(name) ?? form.elements.namedItem(`${name}-1`);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (control instanceof HTMLElement) control.focus();
};
