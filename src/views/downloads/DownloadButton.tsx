import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { use } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/documentDownload.ts';
import { t as ui } from '#locales/fr/ui.ts';
import {
  type documentDownloadMachine,
  documentName,
  type PortalDocument,
} from '#machines/document-download/documentDownload.machine.ts';
import { required } from '#machines/setup/chart.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { WithServicePhone } from '../../ui/theme/brand.tsx';
import { Flow, useSnapshot } from '../Flow.tsx';
import { failureText } from '../failureText.ts';
import * as css from '../Views.css.ts';
import { DownloadsContext } from './downloads.tsx';

const labels = ['download', 'retry'] as const;

/** Label of the button. It stays the same during a download, so that the button keeps its width. */
const chooseLabel = (snapshot: SnapshotFrom<typeof documentDownloadMachine>) =>
  snapshot.matches('failed') && !snapshot.context.failure?.isForbidden ? 'retry' : 'download';

const icons = { download: <Download />, retry: <RotateCw /> };

type Look = { isIcon?: boolean };

type Props = Look & { actor: ActorRefFrom<typeof documentDownloadMachine> };

export const DownloadView = ({ actor, isIcon = false }: Props) => {
  const snapshot = useSnapshot(actor);
  const { document, failure } = snapshot.context;
  const { kind } = document;
  const name = documentName(document) || t('unnamed');
  const shown = chooseLabel(snapshot);
  const isBusy = snapshot.hasTag('busy');
  const isSaved = snapshot.matches('saved');
  return (
    <Flow id="documentDownload" snapshot={snapshot}>
      <Button
        variant={isIcon ? 'icon' : 'text'}
        aria-label={t(`${kind}.${isBusy ? 'busy' : shown}`, { name })}
        data-tip={shown === 'retry' ? ui('retry') : t('download')}
        isBusy={isBusy}
        icon={isSaved ? <CircleCheck className={css.done} /> : icons[shown]}
        onPress={() => actor.send({ type: 'document.asked' })}
      >
        {!isIcon && (
          <span className={css.labels}>
            {labels.map((label) => (
              <span key={label} className={css.label[label === shown ? 'shown' : 'hidden']}>
                {label === 'retry' ? ui('retry') : t('download')}
              </span>
            ))}
          </span>
        )}
      </Button>
      <VisuallyHidden>
        <span role="status">
          {isBusy ? t(`${kind}.doing`, { name }) : isSaved && t(`${kind}.done`, { name })}
        </span>
      </VisuallyHidden>
      {snapshot.matches('failed') && (
        <p role="alert" className={css.failure}>
          <VisuallyHidden>{t(`${kind}.failed`, { name })}</VisuallyHidden>
          <WithServicePhone>{failureText(failure)}</WithServicePhone>
        </p>
      )}
    </Flow>
  );
};

export const DownloadButton = ({ document, ...look }: Look & { document: PortalDocument }) => (
  <DownloadView actor={required(use(DownloadsContext)).of(document)} {...look} />
);
