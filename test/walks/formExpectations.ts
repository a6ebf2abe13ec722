import type { Failure } from '#src/domain/failure.ts';
import { failureText } from '#src/views/failureText.ts';
import { ending, type Look, type Past, type ScreenItem, type Shown } from './expectations.ts';

type FormContext = { input: { role: string }; payload: unknown; failure: Failure | null };

/** The alert of a form whose sending failed: what the back office says, of the whole and of each field. */
export const failureAlert = (failure: Failure | null): ScreenItem[] =>
  failure
    ? [
        {
          role: 'alert',
          text: [failureText(failure), ...Object.values(failure.fields).flat()],
        },
      ]
    : [];

/** Notice before the fields of a form that the role may not send. */
export const closedNotice: ScreenItem = { role: 'paragraph', text: 'mais pas l’envoyer' };

/** A form while it is sent. What failed before is forgotten: kept in the context, it would still show. */
export const sending = (shown: Shown, failure: Failure | null): Shown => ({
  ...shown,
  visible: [...shown.visible, { role: 'status', text: 'Envoi' }, ...failureAlert(failure)],
  absent: [{ role: 'alert' }],
  isBusy: true,
});

/** The alert of a form sent with one mistake. */
export const mistakeAlert = (sentence: string): ScreenItem => ({
  role: 'alert',
  text: ['Corrigez 1 champ', sentence],
});

type Typed = Record<string, string>;

type Described = {
  /** Something of the form. */
  field: ScreenItem;
  submit: string;
  cancel?: string;
  /** What the alert says of each case that is wrong. */
  mistakes: Readonly<Record<string, string>>;
  /** What the form shows besides, of what was typed. */
  also?: (typed: Typed | undefined) => readonly ScreenItem[];
  /** What of a case is not typed, since the role closes its field, and is shown instead. */
  closed?: (context: FormContext) => Typed;
};

/** What each state of a form that is sent once shows. */
export const formExpectations = ({
  field,
  submit,
  cancel = 'Annuler',
  mistakes,
  also = () => [],
  closed = () => ({}),
}: Described) => {
  const form = (context: FormContext, past: Past, is: { sendable: boolean; leavable: boolean }): Shown => {
    const typed = past.all.findLast(({ type }) => type === 'form.submitted')?.typed('values');
    return {
      visible: [
        field,
        ...also(typed),
        { role: 'button', name: submit, disabled: !is.sendable },
        { role: 'button', name: cancel, disabled: !is.leavable },
      ],
      ...(typed && { fields: { ...typed, ...closed(context) } }),
    };
  };
  const met = (context: FormContext, { here }: Past): ScreenItem[] => {
    const tried = here.findLast(({ type }) => type === 'form.submitted');
    const mistake = tried && mistakes[tried.case];
    const isMade = tried && !Object.keys(closed(context)).some((name) => name in tried.typed('values'));
    return mistake && isMade ? [mistakeAlert(mistake)] : failureAlert(context.failure);
  };
  return {
    opening: null,
    consulting: (context: FormContext, past: Past) => {
      const shown = form(context, past, { sendable: false, leavable: true });
      return { ...shown, visible: [...shown.visible, closedNotice] };
    },
    editing: (context: FormContext, past: Past) => {
      const shown = form(context, past, { sendable: true, leavable: true });
      return { ...shown, visible: [...shown.visible, ...met(context, past)] };
    },
    submitting: (context: FormContext, past: Past) =>
      sending(form(context, past, { sendable: false, leavable: false }), context.failure),
    submitted: ending(({ payload }: FormContext) => payload),
    abandoned: ending(),
  } satisfies Record<string, Look<FormContext>>;
};
