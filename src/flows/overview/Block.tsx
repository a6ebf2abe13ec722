import { useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { t as titles } from '#locales/fr/dashboard.ts';
import { t } from '#locales/fr/overview.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { OverviewActor, overviewMachine } from '#machines/overview/overview.machine.ts';
import type { Reach } from '../../domain/contract/contractPage.ts';
import type { Failure } from '../../domain/failure.ts';
import { formatMoment } from '../../domain/format.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Card } from '../../ui/display/layout.tsx';
import { LateText, Skeleton } from '../../ui/display/Skeleton.tsx';
import { failureText } from '../../views/failureText.ts';
import { RetryButton } from '../../views/forbidden.tsx';
import { Panel } from '../../views/Panel.tsx';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import * as css from './Overview.css.ts';

export type OverviewSnapshot = SnapshotFrom<typeof overviewMachine>;

type Part = 'loading' | 'shown' | 'empty' | 'failed';

export type BlockProps = { actor: OverviewActor; snapshot: OverviewSnapshot; part: Part };

const bones = ['first', 'second', 'third'];

type Props = {
  name: 'toPay' | 'toKnow';
  part: Part;
  failure: Failure | null;
  reach: Reach | null;
  onRetry: () => void;
  children: Elements;
};

export const Block = ({ name, part, failure, reach, onRetry, children }: Props) => {
  const hadFocus = useRef(false);
  return (
    <Card title={titles(`overview.${name}`)}>
      <Panel key={part} hadFocus={hadFocus}>
        {part === 'loading' && (
          <div className={css.stack} aria-busy="true">
            <p role="status">
              <LateText>{t(`${name}.loading`)}</LateText>
            </p>
            {bones.map((bone) => (
              <Skeleton key={bone} height="3rem" />
            ))}
          </div>
        )}
        {part === 'failed' && (
          <>
            <Alert tone="bad" title={failure?.isForbidden ? ui('forbidden') : t(`${name}.failed`)}>
              {failureText(failure)}
            </Alert>
            <div className={css.ways}>
              <RetryButton failure={failure} aria-label={t(`retry.${name}`)} onPress={onRetry} />
            </div>
          </>
        )}
        {(part === 'shown' || part === 'empty') && (
          <div className={css.stack}>
            {reach && <UnreadNotice unread={reach.unread} hasTotals />}
            {children}
            {reach && <p className={css.soft}>{t('read', { moment: formatMoment(reach.readAt) })}</p>}
          </div>
        )}
      </Panel>
    </Card>
  );
};
