import { exportMachine } from '#machines/export/export.machine.ts';
import { defineMount } from '../../views/mount.ts';
import { ExportView } from './ExportView.tsx';

export const exportMount = defineMount(exportMachine, ExportView);
