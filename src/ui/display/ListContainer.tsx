import Inbox from 'lucide-react/icons/inbox';
import Lock from 'lucide-react/icons/lock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { t } from '#locales/fr/ui.ts';
import { Button, type Elements } from '../controls/buttons/Button.tsx';
import { Blank } from './Blank.tsx';
import { Boundary } from './Boundary.tsx';
import { container } from './Display.css.ts';
import { VisuallyHidden } from './Skeleton.tsx';

type Props = {
  status: 'loading' | 'failed' | 'empty' | 'shown';
  skeleton: Elements;
  onRetry: () => void;
  failure: ReactNode;
  isForbidden?: boolean;
  isAnnounced?: boolean;
  emptyTitle: ReactNode;
  emptyText?: ReactNode;
  emptyAction?: Elements;
  children: Elements;
};

export const ListContainer = (props: Props) => {
  const { status, skeleton, onRetry, failure, isForbidden = false, isAnnounced = true, children } = props;
  const { emptyTitle, emptyText, emptyAction } = props;
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
      {status === 'failed' && isForbidden && (
        <Blank role="alert" icon={<Lock />} title={t('forbidden')}>
          {failure}
        </Blank>
      )}
      {status === 'failed' && !isForbidden && (
        <Blank {...(isAnnounced && { role: 'alert' })} icon={<TriangleAlert />} title={failure}>
          <Button onPress={onRetry}>{t('retry')}</Button>
        </Blank>
      )}
      {status === 'empty' && (
        <Blank role="status" icon={<Inbox />} title={emptyTitle} action={emptyAction}>
          {emptyText}
        </Blank>
      )}
      {status === 'shown' && <Boundary>{children}</Boundary>}
    </div>
  );
};
