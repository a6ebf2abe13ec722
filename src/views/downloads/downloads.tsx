import { createContext, type ReactNode, useEffect, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import {
  type documentDownloadMachine,
  documentKey,
  type PortalDocument,
} from '#machines/document-download/documentDownload.machine.ts';

type Download = typeof documentDownloadMachine;

type DownloadActor = ActorRefFrom<Download>;

const keepDownloads = (download: Download) => {
  const actors = new Map<string, DownloadActor>();
  return {
    of: (document: PortalDocument): DownloadActor => {
      const key = documentKey(document);
      const actor = actors.get(key) ?? createActor(download, { input: document }).start();
      actors.set(key, actor);
      return actor;
    },
    stop: () => {
      for (const actor of actors.values()) actor.stop();
      actors.clear();
    },
  };
};

export const DownloadsContext = createContext<ReturnType<typeof keepDownloads> | null>(null);

/** Downloads of a page. A download continues when its button unmounts, but not when the page unmounts. */
export const DownloadsProvider = ({ download, children }: { download: Download; children: ReactNode }) => {
  const [downloads] = useState(() => keepDownloads(download));
  useEffect(() => downloads.stop, [downloads]);
  return <DownloadsContext value={downloads}>{children}</DownloadsContext>;
};
