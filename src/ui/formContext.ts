import { createContext, useContext } from 'react';
import { type FieldErrors, noErrors } from './formErrors.ts';

type FormState = { errors: FieldErrors; isBusy: boolean; isValid: boolean };

export const FormContext = createContext<FormState>({ errors: noErrors, isBusy: false, isValid: true });

/** Whether what the surrounding form holds at this moment satisfies its schema. */
export const useFormValidity = (): boolean => useContext(FormContext).isValid;
