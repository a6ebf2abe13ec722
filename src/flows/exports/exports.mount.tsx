import { exportsMachine } from '#machines/exports/exports.machine.ts';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { ExportsView } from './ExportsView.tsx';

export const exportsMount = defineMount(exportsMachine, (props: MountProps<typeof ExportsView>) => (
  <ExportsView {...props}>{props.children ?? <p data-stand-in>Les exports</p>}</ExportsView>
));
