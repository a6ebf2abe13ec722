import Inbox from 'lucide-react/icons/inbox';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { t } from '#locales/fr/ui.ts';
import { Button } from '../controls/buttons/Button.tsx';
import { Blank } from './Blank.tsx';
import { container } from './ListContainer.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  status: 'loading' | 'failed' | 'empty' | 'shown';
  /** The shape of what is coming. */
  skeleton: ReactNode;
  /** Asks again after a failure. */
  onRetry: () => void;
  /** Why it failed. */
  failure: ReactNode;
  /** False if something else announces the failure already. */
  isAnnounced?: boolean;
  /** What « no result » means here, and what to do about it. */
  emptyTitle: ReactNode;
  emptyText?: ReactNode;
  emptyAction?: ReactNode;
  /** The list. */
  children: ReactNode;
};

/** The four faces of a list that comes from a call. */
export const ListContainer = (props: Props) => {
  const { status, skeleton, onRetry, failure, emptyTitle, emptyText, emptyAction, children } = props;
  const { isAnnounced = true } = props;
  return (
    <div tabIndex={-1} className={container} aria-busy={status === 'loading'}>
      {status === 'loading' && (
        <>
          <VisuallyHidden>
            <span role="status">{t('loading')}</span>
          </VisuallyHidden>
          {skeleton}
        </>
      )}
      {status === 'failed' && (
        <Blank {...(isAnnounced && { role: 'alert' })} icon={<TriangleAlert />} title={failure}>
          <Button onPress={onRetry}>{t('retry')}</Button>
        </Blank>
      )}
      {status === 'empty' && (
        <Blank role="status" icon={<Inbox />} title={emptyTitle} action={emptyAction}>
          {emptyText}
        </Blank>
      )}
      {status === 'shown' && children}
    </div>
  );
};
