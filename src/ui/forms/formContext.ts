import { createContext, useContext } from 'react';
import { type FieldErrors, noErrors } from './formErrors.ts';

type FormState = {
  /** What is still to be put right, by control name. */
  errors: FieldErrors;
  /** Error of the last field left, to announce. */
  news: string;
  isBusy: boolean;
  /** Where it waits until it is valid: whether something is missing or wrong. */
  isIncomplete: boolean | null;
  /** Its fields, all optional, do not say so. */
  isSearch: boolean;
  /** Reads the form again, once its controls have rendered. */
  noteChange: () => void;
};

export const FormContext = createContext<FormState>({
  errors: noErrors,
  news: '',
  isBusy: false,
  isIncomplete: null,
  isSearch: false,
  noteChange: () => {},
});

/** Returns true if what the form sends goes on when its view is left: leaving then loses nothing. */
export const GoesOnContext = createContext<() => boolean>(() => false);

export const goesOn = () => true;

const none: readonly string[] = [];

/** What the form tells the control of a name: its errors, and whether it is locked while the form is sent. */
export const useFormField = (name: string | undefined) => {
  const { errors, isBusy } = useContext(FormContext);
  const sentences = errors[name ?? ''] ?? none;
  return { sentences, isInvalid: sentences.length > 0, isReadOnly: isBusy };
};

/** Tells the form of a change too: React Aria's boxes and choices send it no `input` event. */
export const useChangeHandler = <Value>(onChange?: (value: Value) => void) => {
  const { noteChange } = useContext(FormContext);
  return (value: Value) => {
    onChange?.(value);
    noteChange();
  };
};
