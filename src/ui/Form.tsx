import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import type { Words } from '#locales/translator.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { form as formStyle } from './Form.css.ts';
import { focusControl } from './focusControl.ts';
import { FormContext } from './formContext.ts';
import { accepts, errorsOf, type FieldErrors, hasErrors, inOrder, noErrors } from './formErrors.ts';
import { namesOf, readForm } from './readForm.ts';

type Props<Values> = {
  /** Judges the payload that the controls' names make; without one, anything goes. */
  schema?: z.ZodMiniType<unknown, Values>;
  /** The dictionaries whose keys are the schema's messages; the first that knows a key says it. */
  words?: readonly Words[];
  /** Called, with what is typed, only when it satisfies the schema. */
  onSubmit: (typed: Values) => void;
  /** The server's refusals, by control name. */
  fieldErrors?: FieldErrors | undefined;
  /** The server's refusal of the whole. */
  formError?: ReactNode;
  /** Told each change of what the controls hold, by name. */
  onTyped?: (values: Record<string, unknown>) => void;
  /** A submission is under way: another is ignored. */
  isBusy?: boolean;
  children: ReactNode;
};

/**
 * A native form judged by a schema. Its controls keep what is typed through every render and every failure.
 * Errors show under their control and in a summary that takes the focus.
 */
export const Form = <Values,>(props: Props<Values>) => {
  const {
    schema = z.custom<Values>(),
    words = [],
    onSubmit,
    fieldErrors = noErrors,
    formError,
    onTyped,
    isBusy = false,
    children,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState(noErrors);
  const errors = hasErrors(found) ? found : fieldErrors;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = readForm(event.currentTarget);
    const isAccepted = accepts(schema, typed);
    const names = namesOf(event.currentTarget);
    // Committed at once, so that the summary is there to be focused.
    flushSync(() => setFound(isAccepted ? noErrors : inOrder(errorsOf(schema, typed, words), names)));
    if (isAccepted) onSubmit(typed);
    else summary.current?.focus();
  };

  // Once the controls have rendered what they make of the keystroke.
  const noteChange = () =>
    setTimeout(() => {
      if (form.current) onTyped?.(readForm(form.current));
    });

  useEffect(() => {
    if (!isBusy) summary.current?.focus();
  }, [isBusy]);

  return (
    <AriaForm
      ref={form}
      className={formStyle}
      validationBehavior="aria"
      validationErrors={errors}
      onSubmit={submit}
      render={(native) => <form {...native} aria-busy={isBusy} onInput={noteChange} />}
    >
      {(formError || hasErrors(errors)) && (
        <ErrorSummary
          ref={summary}
          title={hasErrors(found) ? undefined : formError}
          errors={errors}
          onChoose={(name) => form.current && focusControl(form.current, name)}
        />
      )}
      <FormContext value={{ errors, isBusy, noteChange }}>{children}</FormContext>
    </AriaForm>
  );
};
