import { createContext, useContext, useState } from 'react';
import { type FieldErrors, noErrors } from './formErrors.ts';

type FormState = {
  errors: FieldErrors;
  isBusy: boolean;
  /** Reads the form again, once its controls have rendered. */
  noteChange: () => void;
};

export const FormContext = createContext<FormState>({
  errors: noErrors,
  isBusy: false,
  noteChange: () => {},
});

/** Tells the form of a change too: React Aria's boxes and choices send it no `input` event. */
export const useChangeHandler = <Value>(onChange?: (value: Value) => void) => {
  const { noteChange } = useContext(FormContext);
  return (value: Value) => {
    onChange?.(value);
    noteChange();
  };
};

/** The errors of a native control, until `answer` says that it was changed since. */
export const useFieldErrors = (name: string) => {
  const { errors } = useContext(FormContext);
  const [answered, setAnswered] = useState(noErrors);
  const sentences = errors === answered ? [] : (errors[name] ?? []);
  return { sentences, answer: () => setAnswered(errors) };
};
