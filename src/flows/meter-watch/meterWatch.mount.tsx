import { meterWatchMachine } from '#machines/meter-watch/meterWatch.machine.ts';
import { RequestButton } from '../../views/alarm/AlarmText.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { MeterWatchView } from './MeterWatchView.tsx';

export const meterWatchMount = defineMount(meterWatchMachine, (props: MountProps<typeof MeterWatchView>) => (
  <MeterWatchView
    period={{ mode: 'daily', name: '2026-10' }}
    addressOf={({ episode }) => `?mode=daily&period=${episode.endDate.slice(0, 'yyyy-MM'.length)}`}
    requestOf={(alarm) => <RequestButton alarm={alarm} onRequest={() => {}} />}
    emergencyPhone="0900000199"
    {...props}
  />
));
