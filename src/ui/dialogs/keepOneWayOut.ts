import { t } from '#locales/fr/ui.ts';

/**
 * Given as its `ref` to a popover: React Aria puts at both of its ends a button for screen readers alone, « Rejeter » twice.
 * The last is left, in the portal's own word.
 */
export const keepOneWayOut = (popover: HTMLElement | null): void => {
  const [last, ...others] = [
    ...(popover?.querySelectorAll<HTMLElement>(':scope > div > button[tabindex="-1"]') ?? []),
  ].reverse();
  last?.setAttribute('aria-label', t('close'));
  for (const other of others) other.hidden = true;
};
