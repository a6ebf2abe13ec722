import { t as ui } from '#locales/fr/ui.ts';
import type { Failure } from '../domain/failure.ts';
import { Button, type ButtonProps } from '../ui/controls/buttons/Button.tsx';
import { failureText } from './failureText.ts';

type RetryProps = Pick<ButtonProps, 'variant' | 'isBusy' | 'onPress' | 'aria-label' | 'children'> & {
  failure: Failure | null;
};

/** Button that repeats a failed call; null after a 403 (docs/rules.md#error-screens). */
export const RetryButton = ({ failure, children = ui('retry'), ...button }: RetryProps) =>
  failure?.isForbidden ? null : <Button {...button}>{children}</Button>;

export const allForbidden = (missed: readonly { failure: Failure }[]): Failure | null =>
  missed.every(({ failure }) => failure.isForbidden) ? (missed[0]?.failure ?? null) : null;

export const failureOfList = (failure: Failure | null) => ({
  failure: failureText(failure),
  isForbidden: failure?.isForbidden ?? false,
});
