import { useLayoutEffect, useRef } from 'react';
import { t } from '#locales/fr/customerService.ts';
import { isWritten, type NeedCode } from '#machines/customer-service/topics.ts';
import { media } from '../../ui/theme/tokens.ts';
import { heading } from './CustomerServiceView.css.ts';

/** A screen with a mouse shows what follows the choice; the arrows of a keyboard go on to another. */
const isOutOfSight = (): boolean =>
  !matchMedia(media.mouse).matches && document.activeElement?.matches(':focus-visible') !== true;

type Props = {
  need: NeedCode;
  /** Its topic has no other: nothing else is there to go to. */
  isOnly: boolean;
  /** It was chosen before the page was opened again. */
  isResumed: boolean;
};

/**
 * Names what a need opens. Under a finger, which sees the needs alone, a need that is chosen leads to it; so does a topic that
 * has no other need.
 */
export const NeedHeading = ({ need, isOnly, isResumed }: Props) => {
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!need || isResumed) return;
    if (isOutOfSight()) {
      ref.current?.focus({ preventScroll: true });
      ref.current?.scrollIntoView();
    } else if (isOnly) ref.current?.focus();
  }, [need, isOnly, isResumed]);
  return (
    <h2 ref={ref} tabIndex={-1} className={heading}>
      {t(isWritten(need) ? 'opened.request' : 'opened.call')}
    </h2>
  );
};
