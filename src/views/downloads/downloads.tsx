import { createContext, type ReactNode, useEffect, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import {
  type documentDownloadMachine,
  documentKey,
  type PortalDocument,
} from '#machines/document-download/documentDownload.machine.ts';

/** The chart with its ports. */
type Download = typeof documentDownloadMachine;

type DownloadActor = ActorRefFrom<Download>;

/** Keeps the download of each document that is shown, wherever it is shown again. */
const keepDownloads = (download: Download) => {
  const actors = new Map<string, DownloadActor>();
  return {
    of: (document: PortalDocument): DownloadActor => {
      const key = documentKey(document);
      const actor = actors.get(key) ?? createActor(download, { input: document }).start();
      actors.set(key, actor);
      return actor;
    },
    /** Nobody waits for them any more: what is under way is aborted. */
    stop: () => {
      for (const actor of actors.values()) actor.stop();
      actors.clear();
    },
  };
};

/** The downloads of the page, or of the modal: given by `DownloadsProvider`. */
export const DownloadsContext = createContext<ReturnType<typeof keepDownloads> | null>(null);

type DownloadsProviderProps = { download: Download; children: ReactNode };

/**
 * Where the downloads of a page, or of a modal, live: they go on while the rows that show them come and go, and are
 * aborted when it is left.
 */
export const DownloadsProvider = ({ download, children }: DownloadsProviderProps) => {
  const [downloads] = useState(() => keepDownloads(download));
  useEffect(() => downloads.stop, [downloads]);
  return <DownloadsContext value={downloads}>{children}</DownloadsContext>;
};
