import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type FieldErrors, hasErrors, only } from './formErrors.ts';
import { type FormValues, listValues, readForm, serializeValues } from './readForm.ts';

type Judge = (typed: FormValues) => FieldErrors;

/** What the last submission met, and what of it is still to be put right. */
export type ErrorReport = {
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
