import { useLayoutEffect, useRef } from 'react';
import { t } from '#locales/fr/customerService.ts';
import { isWritten, type NeedCode } from '#machines/customer-service/topics.ts';
import { media } from '../../ui/tokens.ts';
import { heading } from './CustomerServiceView.css.ts';

/** A screen with a mouse shows what follows the choice; the arrows of a keyboard go on to another. */
const isOutOfSight = (): boolean =>
  !matchMedia(media.mouse).matches && document.activeElement?.matches(':focus-visible') !== true;

type Props = {
  need: NeedCode;
  /** It was chosen before the page was opened again. */
  isResumed: boolean;
};

/** Names what a need opens. Under a finger, which sees the needs alone, a need that is chosen leads to it. */
export const NeedHeading = ({ need, isResumed }: Props) => {
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!need || isResumed || !isOutOfSight()) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView();
  }, [need, isResumed]);
  return (
    <h2 ref={ref} tabIndex={-1} className={heading}>
      {t(isWritten(need) ? 'opened.request' : 'opened.call')}
    </h2>
  );
};
