import type { Failure } from '#machines/domain/failure.ts';
import { failureText } from '#src/views/failureText.ts';
import type { ScreenItem, Shown } from './expectations.ts';

export const button = (name: string, disabled = false): ScreenItem => ({ role: 'button', name, disabled });

/** What an export shows while it works, among what is around it. */
export const working = (around: readonly ScreenItem[], text: string): Shown => ({
  visible: [...around, { role: 'status', text }, { role: 'progressbar', name: text }, button('Annuler')],
  isBusy: true,
});

/** What an export shows of what failed. */
export const failing = (title: string, failure: Failure | null): ScreenItem[] => [
  { role: 'alert', text: failure ? [title, failureText(failure)] : title },
  button('Réessayer'),
];
