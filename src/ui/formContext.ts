import { createContext, useContext, useState } from 'react';
import { type FieldErrors, noErrors } from './formErrors.ts';

type FormState = {
  errors: FieldErrors;
  isBusy: boolean;
  isValid: boolean;
  /** Reads the form again, once its controls have rendered. */
  hear: () => void;
};

export const FormContext = createContext<FormState>({
  errors: noErrors,
  isBusy: false,
  isValid: true,
  hear: () => {},
});

/** Whether what the surrounding form holds at this moment satisfies its schema. */
export const useFormValidity = (): boolean => useContext(FormContext).isValid;

/** Makes the form hear of a change: React Aria's boxes and choices send it no `input` event. */
export const useHeard = <Value>(onChange?: (value: Value) => void) => {
  const { hear } = useContext(FormContext);
  return (value: Value) => {
    onChange?.(value);
    hear();
  };
};

/** The errors of a native control, until `answer` says that it was changed since. */
export const useFieldErrors = (name: string) => {
  const { errors } = useContext(FormContext);
  const [answered, setAnswered] = useState(noErrors);
  const sentences = errors === answered ? [] : (errors[name] ?? []);
  return { sentences, answer: () => setAnswered(errors) };
};
