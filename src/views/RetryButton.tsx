import { t as ui } from '#locales/fr/ui.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { Button, type ButtonProps } from '../ui/controls/buttons/Button.tsx';

type Props = Pick<ButtonProps, 'variant' | 'onPress' | 'aria-label' | 'children'> & {
  failure: Failure | null;
};

/** Makes a failed call again; absent after a 403, which would be answered again (docs/rules.md#error-screens). */
export const RetryButton = ({ failure, children = ui('retry'), ...button }: Props) =>
  failure?.isForbidden ? null : <Button {...button}>{children}</Button>;
