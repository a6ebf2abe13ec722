import { t as ui } from '#locales/fr/ui.ts';
import type { Failure } from '../domain/failure.ts';
import { Button, type ButtonProps } from '../ui/controls/buttons/Button.tsx';
import { WithServicePhone } from '../ui/theme/brand.tsx';
import { failureText } from './failureText.ts';

type RetryProps = Pick<ButtonProps, 'variant' | 'isBusy' | 'onPress' | 'aria-label' | 'children'> & {
  failure: Failure | null;
};

/** Button that repeats a failed call; null after a 403 (docs/rules.md#error-screens). */
export const RetryButton = ({ failure, children = ui('retry'), ...button }: RetryProps) =>
  failure?.isForbidden ? null : <Button {...button}>{children}</Button>;

/** Reason of a failure. If it mentions customer service, the phone number follows (docs/rules.md#help). */
export const FailureText = ({ failure }: { failure: Failure | null }) => (
  <p>
    <WithServicePhone>{failureText(failure)}</WithServicePhone>
  </p>
);

export const allForbidden = (missed: readonly { failure: Failure }[]): Failure | null =>
  missed.every(({ failure }) => failure.isForbidden) ? (missed[0]?.failure ?? null) : null;

export const failureOfList = (failure: Failure | null) => ({
  failure: failureText(failure),
  isForbidden: failure?.isForbidden ?? false,
});
