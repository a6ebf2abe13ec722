import { comparisonMachine } from '#machines/comparison/comparison.machine.ts';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { ComparisonView } from './ComparisonView.tsx';

export const comparisonMount = defineMount(comparisonMachine, (props: MountProps<typeof ComparisonView>) => (
  <main>
    <ComparisonView {...props} />
  </main>
));
