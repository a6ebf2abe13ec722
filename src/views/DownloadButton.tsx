import { use } from 'react';
import type { PortalDocument } from '#machines/document-download/portalDocument.ts';
import { kept } from '#machines/setup/kept.ts';
import { DownloadView } from './DownloadView.tsx';
import { DownloadsContext } from './downloads.ts';

/** Downloads a document, and says how it goes. It stands under a `DownloadsProvider`. */
export const DownloadButton = ({ document }: { document: PortalDocument }) => (
  <DownloadView actor={kept(use(DownloadsContext)).of(document)} />
);
