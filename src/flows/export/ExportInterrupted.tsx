import { t } from '#locales/fr/export.ts';
import { plural } from '#locales/plural.ts';
import { remaining } from '#machines/export/export.setup.ts';
import { InterruptedPanel } from '../../views/progress/InterruptedPanel.tsx';
import type { PartProps } from './exportActor.ts';

/** What the end of the session has left of an export. */
export const ExportInterrupted = ({ actor, snapshot: { context } }: PartProps) => {
  const { savedBefore: saved } = context;
  const missing = remaining(context).meters.length;
  const isAnySaved = saved > 0;
  return (
    <InterruptedPanel
      title={
        isAnySaved
          ? t(`interrupted.${plural(saved)}`, { saved, total: saved + missing })
          : t(`interrupted.none.${plural(missing)}`, { count: missing })
      }
      missing={isAnySaved ? missing : 'all'}
      onResume={() => actor.send({ type: 'retried' })}
      onLeave={() => actor.send({ type: 'closed' })}
    />
  );
};
