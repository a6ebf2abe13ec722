import { type FormEvent, type ReactNode, use, useCallback, useEffect, useMemo, useRef } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { t } from '#locales/fr/form.ts';
import type { Words } from '#locales/translator.ts';
import { AfterRender } from '../browser/AfterRender.ts';
import { afterPaint } from '../browser/afterPaint.ts';
import { Alert } from '../display/Alert.tsx';
import { focusControl } from '../focus/focusControl.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import * as css from './Form.css.ts';
import { FormContext, GoesOnContext } from './formContext.ts';
import { accepts, type FieldErrors, findErrors, hasErrors, inOrder, noErrors } from './formErrors.ts';
import { type FormValues, listNames, readForm } from './readForm.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useErrorReport } from './useErrorReport.ts';
import { useIsChanged } from './useIsChanged.ts';
import { useIsIncomplete } from './useIsIncomplete.ts';
import { useLeftFields } from './useLeftFields.ts';
import { useTypedAgain } from './useTypedAgain.ts';

type Props<Values> = {
  /** Judges the payload that the controls' names make; without one, anything goes. */
  schema?: z.ZodMiniType<unknown, Values>;
  /** The dictionaries whose keys are the schema's messages; the first that knows a key says it. */
  words?: readonly Words[];
  /** Called, with what is typed, only when it satisfies the schema. */
  onSubmit: (typed: Values) => void;
  /** The server's refusals, by control name: one object as long as they are those of one answer. */
  fieldErrors?: FieldErrors | undefined;
  /** The server's refusal of the whole. */
  formError?: ReactNode;
  /** Told each change of what the controls hold, by name. */
  onTyped?: (values: FormValues) => void;
  /** A submission is under way: another is ignored, and the fields are locked. */
  isBusy?: boolean;
  /** Whether what it was for has ended, asked when one leaves: nothing is lost then. */
  isOver?: () => boolean;
  /** Whether what a control holds is kept elsewhere, by name: leaving does not lose it. */
  isPreserved?: (name: string) => boolean;
  /** The button sends nothing until the schema accepts the values. Each field shows its errors on blur. */
  waitsUntilValid?: boolean;
  /** It searches: nothing is lost in leaving it, and its fields, all optional, do not say so. */
  isSearch?: boolean;
  children: ReactNode;
};

/**
 * A native form judged by a schema. Its controls keep their values through every render and every failure. Errors follow the
 * typing, under their control and in a summary that takes the focus; a press finds its button in its place.
 */
export const Form = <Values,>(props: Props<Values>) => {
  const { schema = z.custom<Values>(), words = [], fieldErrors = noErrors } = props;
  const { isOver, isPreserved, waitsUntilValid = false, isSearch = false } = props;
  const { onSubmit, formError, onTyped, isBusy = false, children } = props;
  const goesOn = use(GoesOnContext);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const ask = useRef<() => void>(null);
  const judge = (typed: FormValues) => findErrors(schema, typed, words);
  const isChanged = useIsChanged(form, (name) => isPreserved?.(name) ?? false);
  const passes = (typed: FormValues) => accepts(schema, typed);
  const { isIncomplete, judge: watch } = useIsIncomplete(form, waitsUntilValid, passes);
  const { report, show, follow } = useErrorReport(form, judge, fieldErrors);
  const left = useLeftFields(form, waitsUntilValid, judge, fieldErrors);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = readForm(event.currentTarget);
    const names = listNames(event.currentTarget);
    const isAccepted = accepts(schema, typed);
    afterPaint(() => {
      // Committed at once, so that the summary is there to be focused.
      flushSync(() => show(typed, isAccepted ? noErrors : inOrder(judge(typed), names)));
      if (isAccepted) onSubmit(typed);
      else summary.current?.focus();
    });
  };

  // Once the controls hold what they make of the keystroke, and before anyone can press.
  const noteChange = useCallback(() => ask.current?.(), []);
  const readAgain = () => {
    if (!form.current) return;
    const typed = readForm(form.current);
    follow(typed);
    left.follow(typed);
    watch(typed);
    onTyped?.(typed);
  };

  useEffect(() => {
    if (!isBusy) summary.current?.focus();
  }, [isBusy]);

  const unsaved = () => {
    if (isSearch || isOver?.()) return null;
    if (isBusy) return goesOn() ? 'running' : 'sending';
    return isChanged() ? 'typed' : null;
  };
  const filled = useTypedAgain(form, () => unsaved() !== null);

  const news = hasErrors(report.found) ? '' : left.news;
  const state = useMemo(
    () => ({ errors: { ...left.errors, ...report.left }, news, isBusy, isIncomplete, isSearch, noteChange }),
    [left.errors, report.left, news, isBusy, isIncomplete, isSearch, noteChange],
  );

  return (
    <AriaForm
      ref={form}
      className={isSearch ? css.search : css.form}
      method="post"
      validationBehavior="aria"
      onSubmit={submit}
      render={(native) => (
        <form {...native} {...(isSearch && { role: 'search' })} aria-busy={isBusy} onInput={noteChange} />
      )}
    >
      {filled && (
        <Alert tone="info" title={t(`filled.${filled}.title`)}>
          {t(`filled.${filled}.text`)}
        </Alert>
      )}
      {(formError || hasErrors(report.found)) && (
        <ErrorSummary
          ref={summary}
          report={report}
          refusal={formError}
          onChoose={(name) => form.current && focusControl(form.current, name)}
        />
      )}
      <FormContext value={state}>{children}</FormContext>
      <UnsavedGuard unsaved={unsaved} />
      <AfterRender ref={ask} run={readAgain} />
    </AriaForm>
  );
};
