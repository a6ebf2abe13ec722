import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useChangeHandler } from '../../ui/forms/formContext.ts';

/**
 * Reports what a field of suggestions has chosen, `null` once it no longer is. A choice is reported as it is made, even
 * made again (`report`); what the chart chooses by itself, once it is rendered.
 */
export const useChoice = <Found>(
  chosen: Found | null,
  onChoose: ((chosen: Found | null) => void) | undefined,
): ((chosen: Found) => void) => {
  const reported = useRef<Found | null>(null);
  const notify = useChangeHandler(onChoose);
  const report = (choice: Found | null) => {
    reported.current = choice;
    notify(choice);
  };
  const onChosen = useEffectEvent((choice: Found | null) => {
    if (choice !== reported.current) report(choice);
  });
  useLayoutEffect(() => onChosen(chosen), [chosen]);
  return report;
};
