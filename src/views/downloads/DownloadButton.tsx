import { use } from 'react';
import type { PortalDocument } from '#machines/document-download/portalDocument.ts';
import { required } from '#machines/setup/required.ts';
import { DownloadView } from './DownloadView.tsx';
import { DownloadsContext } from './downloads.ts';

/** Downloads a document, and says how it goes. It stands under a `DownloadsProvider`. */
export const DownloadButton = ({ document }: { document: PortalDocument }) => (
  <DownloadView actor={required(use(DownloadsContext)).of(document)} />
);
