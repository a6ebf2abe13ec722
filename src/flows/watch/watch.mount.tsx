import { watchMachine } from '#machines/watch/watch.machine.ts';
import { RequestButton } from '../../views/alarm/AlarmText.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { WatchView } from './WatchView.tsx';

export const watchMount = defineMount(watchMachine, (props: MountProps<typeof WatchView>) => (
  <main>
    <WatchView
      addressOf={({ meter: { idPDS } }) => `/espace-consommation/${encodeURIComponent(idPDS)}`}
      requestOf={(alarm) => <RequestButton alarm={alarm} onRequest={() => {}} />}
      emergencyPhone="0900000199"
      {...props}
    />
  </main>
));
