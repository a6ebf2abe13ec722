import { type ReactNode, useEffect, useState } from 'react';
import { type Download, DownloadsContext, keepDownloads } from './downloads.ts';

type Props = { download: Download; children: ReactNode };

/**
 * Where the downloads of a page, or of a modal, live: they go on while the rows that show them come and go, and are
 * aborted when it is left.
 */
export const DownloadsProvider = ({ download, children }: Props) => {
  const [downloads] = useState(() => keepDownloads(download));
  useEffect(() => downloads.stop, [downloads]);
  return <DownloadsContext value={downloads}>{children}</DownloadsContext>;
};
