import {
  type FormEvent,
  type ReactNode,
  type Ref,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { t } from '#locales/fr/form.ts';
import type { Words } from '#locales/translator.ts';
import { afterPaint } from '../browser/afterPaint.ts';
import { Alert } from '../display/Alert.tsx';
import { media } from '../theme/tokens.ts';
import { ErrorSummary, focusControl, useErrorReport } from './ErrorSummary.tsx';
import * as css from './Form.css.ts';
import {
  accepts,
  type FieldErrors,
  FormContext,
  type FormRef,
  type FormValues,
  fieldOf,
  findErrors,
  GoesOnContext,
  hasErrors,
  inOrder,
  listNames,
  noErrors,
  readForm,
  serializeValues,
} from './readForm.ts';
import {
  addressOfPage,
  type Control,
  followTyped,
  isChoice,
  isControl,
  isPassword,
  type TypedForm,
  takeForm,
  typeInto,
} from './typedForms.ts';
import { UnsavedGuard, useLeftFields } from './unsaved.tsx';

const focusable =
  'input:not([type=hidden]), textarea, select, [role=spinbutton], button[aria-haspopup=listbox]';

const isReady = (field: HTMLElement): boolean =>
  field.tabIndex >= 0 &&
  field.checkVisibility() &&
  !field.matches(':disabled, [readonly], [aria-readonly=true]');

/** Focuses the first field of a dialog, except on a touch screen (docs/rules.md#forms). */
const useFirstField = (form: FormRef): void => {
  useEffect(() => {
    const dialog = form.current?.closest('[role=dialog]');
    const focused = document.activeElement;
    if (!dialog || !matchMedia(media.mouse).matches) return;
    if (focused !== dialog && dialog.contains(focused)) return;
    const found = [...(form.current?.querySelectorAll<HTMLElement>(focusable) ?? [])].find(isReady);
    found?.focus();
  }, [form]);
};

type Props<Values> = {
  schema?: z.ZodMiniType<unknown, Values>;
  words?: readonly Words[];
  onSubmit: (typed: Values) => void;
  /** Errors of the back office by control name. Pass the same object until the next response. */
  fieldErrors?: FieldErrors | undefined;
  formError?: ReactNode;
  onTyped?: (values: FormValues) => void;
  isBusy?: boolean;
  isOver?: () => boolean;
  /** True if a control value is also stored outside the form, so that leaving the form loses nothing. */
  isPreserved?: (name: string) => boolean;
  /** True to reject a submission with an invalid value. Each field then also shows its error on blur. */
  waitsUntilValid?: boolean;
  /** True for a search form: leaving it loses no data, and no field has the mark « optional ». */
  isSearch?: boolean;
  children: ReactNode;
};

const useIsIncomplete = (form: FormRef, isWatched: boolean, isAccepted: (typed: FormValues) => boolean) => {
  const [isIncomplete, setIncomplete] = useState<boolean | null>(isWatched || null);
  const judge = (typed: FormValues) => setIncomplete(isWatched ? !isAccepted(typed) : null);
  const onOpened = useEffectEvent(() => {
    if (form.current) judge(readForm(form.current));
  });
  useLayoutEffect(() => onOpened(), []);
  return { isIncomplete, judge };
};

const useIsChanged = (form: FormRef, isIgnored: (name: string) => boolean): (() => boolean) => {
  const opened = useRef('');
  const read = () => {
    const values = form.current ? Object.entries(readForm(form.current)) : [];
    return serializeValues(values.filter(([name]) => !isIgnored(name)));
  };
  const onOpened = useEffectEvent(() => {
    opened.current = read();
  });
  useLayoutEffect(() => onOpened(), []);
  return () => form.current !== null && read() !== opened.current;
};

/** Calls `run` after the next render. A component, because its render is faster than that of the form. */
const AfterRender = ({ ref, run }: { ref: Ref<() => void>; run: () => void }) => {
  const [requests, setRequests] = useState(0);
  const onRendered = useEffectEvent(run);
  useLayoutEffect(() => {
    if (requests > 0) onRendered();
  }, [requests]);
  useImperativeHandle(ref, () => () => setRequests((times) => times + 1), []);
  return null;
};

const findFlow = (form: HTMLFormElement): string =>
  form.closest<HTMLElement>('[data-flow]')?.dataset.flow ?? '';

type Filled = { kind: 'restored' | 'prefilled' | 'retried'; files: readonly string[] };

const isLeftOut = (control: Control) =>
  !control.name ||
  isPassword(control) ||
  ['file', 'hidden'].includes(control.type) ||
  fieldOf(control.name) === 'iban';

const listControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter((control) => !isLeftOut(control));

const listFileInputs = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement>('input[type="file"][name]');

const readControls = (form: HTMLFormElement): TypedForm['values'] => {
  const values: TypedForm['values'] = {};
  for (const control of listControls(form)) {
    const chosen = !isChoice(control) || control.checked ? [control.value] : [];
    values[control.name] = [...(values[control.name] ?? []), ...chosen];
  }
  for (const { name, files } of listFileInputs(form))
    values[name] = Array.from(files ?? [], (file) => file.name);
  return values;
};

const fillControls = (form: HTMLFormElement, values: TypedForm['values']): void => {
  for (const control of listControls(form)) {
    const wanted = values[control.name];
    if (!wanted) continue;
    if (isChoice(control)) {
      if (control.checked !== wanted.includes(control.value)) control.click();
    } else if (
      !('readOnly' in control && control.readOnly) &&
      wanted[0] !== undefined &&
      control.value !== wanted[0]
    )
      typeInto(control, wanted[0]);
  }
};

/** Stores the typed values before a new sign-in, then restores them (docs/rules.md#expired-session). */
const useTypedAgain = (form: FormRef, isToKeep: () => boolean): Filled | null => {
  const [filled, setFilled] = useState<Filled | null>(null);
  const read = useEffectEvent(() =>
    form.current && isToKeep()
      ? { flow: findFlow(form.current), page: addressOfPage(), values: readControls(form.current) }
      : null,
  );

  useEffect(() => followTyped(() => read()), []);

  useEffect(() => {
    if (!form.current) return;
    const found = takeForm(findFlow(form.current), listNames(form.current));
    if (!found) return;
    fillControls(form.current, found.values);
    setFilled({
      kind: found.kind ?? 'restored',
      files: Array.from(listFileInputs(form.current)).flatMap(({ name }) => found.values[name] ?? []),
    });
  }, [form]);

  return filled;
};

/** Form that a schema validates. After an invalid submission, the focus moves to a list of the errors. */
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
      // `flushSync` renders the list of the errors, to which the focus then moves.
      flushSync(() => show(typed, isAccepted ? noErrors : inOrder(judge(typed), names)));
      if (isAccepted) onSubmit(typed);
      else summary.current?.focus();
    });
  };

  // Validates the form when React has rendered the new value, before the next key or click.
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
  useFirstField(form);

  const news = hasErrors(report.found) ? '' : left.news;
  const state = useMemo(
    () => ({ errors: { ...left.errors, ...report.left }, news, isBusy, isIncomplete, isSearch, noteChange }),
    [left.errors, report.left, news, isBusy, isIncomplete, isSearch, noteChange],
  );

  return (
    <form
      ref={form}
      className={isSearch ? css.search : css.form}
      method="post"
      noValidate
      {...(isSearch && { role: 'search' })}
      aria-busy={isBusy}
      onSubmit={submit}
      onInput={noteChange}
    >
      {filled && (
        <Alert tone="info" title={t(`filled.${filled.kind}.title`)}>
          <p>{t(`filled.${filled.kind}.text`)}</p>
          {filled.files.length > 0 && <p>{t('filled.files', { names: filled.files.join(', ') })}</p>}
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
    </form>
  );
};
