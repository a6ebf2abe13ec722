import type { TrackedExport } from '#machines/exports/exports.machine.ts';
import { exportsModel } from '#machines/exports/exports.model.ts';
import { defineProof, sentByThePortal } from '../../walks/defineProof.ts';
import type { ScreenItem, Shown } from '../../walks/expectations.ts';

const tray: ScreenItem = { role: 'region', name: 'Tâches' };

const words = {
  running: 'tâche en cours',
  lacking: 'tâche à consulter',
  over: 'tâche à consulter',
  interrupted: 'à reprendre',
};

const shown = ({ exports }: { exports: readonly TrackedExport[] }): Shown => {
  const apart = exports.filter(({ isShown }) => !isShown);
  return apart.length === 0
    ? { visible: [], absent: [tray] }
    : { visible: [tray, { role: 'paragraph', text: apart.map(({ standing }) => words[standing]) }] };
};

export const exportsProof = defineProof(exportsModel)({
  view: async () => {
    const { ExportsView } = await import('#src/flows/exports/ExportsView.tsx');

    return ({ actor }) => (
      <ExportsView actor={actor}>
        <p data-stand-in>Les exports</p>
      </ExportsView>
    );
  },
  gestures: {
    'exports.changed': sentByThePortal,
    'session.expired': sentByThePortal,
    'page.left': sentByThePortal,
    'session.ended': sentByThePortal,
  },
  states: {
    'open.resuming': shown,
    'open.sorting': null,
    'open.idle': shown,
    'open.running': shown,
    'open.toConsult': shown,
    'open.interrupted': shown,
    saving: shown,
    remembering: shown,
    left: shown,
    closed: shown,
  },
});
