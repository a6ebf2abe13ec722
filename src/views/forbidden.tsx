import { t as ui } from '#locales/fr/ui.ts';
import type { Failure } from '../domain/failure.ts';
import { Button, type ButtonProps } from '../ui/controls/buttons/Button.tsx';
import { failureText } from './failureText.ts';

type RetryProps = Pick<ButtonProps, 'variant' | 'isBusy' | 'onPress' | 'aria-label' | 'children'> & {
  failure: Failure | null;
};

/** Makes a failed call again; absent after a 403, which would be answered again (docs/rules.md#error-screens). */
export const RetryButton = ({ failure, children = ui('retry'), ...button }: RetryProps) =>
  failure?.isForbidden ? null : <Button {...button}>{children}</Button>;

/** The failure of several calls that are all forbidden; null when asking again may bring some of them. */
export const allForbidden = (missed: readonly { failure: Failure }[]): Failure | null =>
  missed.every(({ failure }) => failure.isForbidden) ? (missed[0]?.failure ?? null) : null;

/** How a list that could not be read shows its failure. */
export const failureOfList = (failure: Failure | null) => ({
  failure: failureText(failure),
  isForbidden: failure?.isForbidden ?? false,
});
