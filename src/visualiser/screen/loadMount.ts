import type { Mount } from '../../views/mount.ts';

/** Each flow's own chunk: opening one loads no other. */
const mounts = import.meta.glob<Readonly<Record<string, Mount>>>('../../flows/*/*.mount.tsx');

/** Loads how the view of a flow is mounted; null where it has none. Rejects when its code does not come. */
export const loadMount = async (flow: string): Promise<Mount | null> => {
  const file = Object.keys(mounts).find((path) => path.endsWith(`/${flow}.mount.tsx`));
  const module = file === undefined ? undefined : await mounts[file]?.();
  return Object.values(module ?? {}).find((mount) => mount.flow === flow) ?? null;
};
