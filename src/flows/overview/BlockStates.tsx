import { useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/overview.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { OverviewActor, overviewMachine } from '#machines/overview/overview.machine.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { LateText, Skeleton } from '../../ui/display/Skeleton.tsx';
import { failureText } from '../../views/failureText.ts';
import { RetryButton } from '../../views/forbidden.tsx';
import { Panel } from '../../views/Panel.tsx';
import * as css from './Overview.css.ts';

export type OverviewSnapshot = SnapshotFrom<typeof overviewMachine>;

type Part = 'loading' | 'shown' | 'empty' | 'failed';

export type BlockProps = { actor: OverviewActor; snapshot: OverviewSnapshot; part: Part };

const bones = ['first', 'second', 'third', 'fourth'];

type Props = {
  name: 'toPay' | 'alerts';
  part: Part;
  failure: Failure | null;
  boneCount: number;
  boneHeight?: string;
  onRetry: () => void;
  children: Elements;
};

export const BlockStates = ({
  name,
  part,
  failure,
  boneCount,
  boneHeight = '3rem',
  onRetry,
  children,
}: Props) => {
  const hadFocus = useRef(false);
  return (
    <Panel key={part} hadFocus={hadFocus}>
      {part === 'loading' && (
        <div className={css.block} aria-busy="true">
          <p role="status">
            <LateText>{t(`${name}.loading`)}</LateText>
          </p>
          {bones.slice(0, boneCount).map((bone) => (
            <Skeleton key={bone} height={boneHeight} />
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
      {(part === 'shown' || part === 'empty') && <div className={css.block}>{children}</div>}
    </Panel>
  );
};
