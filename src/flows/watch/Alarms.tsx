import { useMemo, useRef } from 'react';
import { t } from '#locales/fr/watch.ts';
import { plural } from '#locales/plural.ts';
import { meterKey } from '#machines/domain/consumption/meter.ts';
import type { Alarm } from '#machines/domain/consumption/watch/alarms.ts';
import { alarmsOf } from '#machines/watch/watch.setup.ts';
import { ShowMore } from '../../ui/controls/buttons/ShowMore.tsx';
import { EmergencyHelp } from '../../views/alarm/EmergencyHelp.tsx';
import { AlarmItem, type AlarmWays } from './AlarmItem.tsx';
import * as css from './Watch.css.ts';
import type { PartProps } from './watchActor.ts';

const keyOf = ({ meter, episode }: Alarm): string => `${meterKey(meter)} ${episode.startDate}`;

const countOf = (count: number): string => t(`count.${plural(count)}`, { count });

type Props = PartProps &
  AlarmWays & {
    /** Answered at any time, in the brand. */
    emergencyPhone: string;
  };

/** What was found so far, the first lines of it, under what to do at once. */
export const Alarms = ({ actor, snapshot, emergencyPhone, ...ways }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const { fetched, shown } = snapshot.context;
  const alarms = useMemo(() => alarmsOf({ fetched }), [fetched]);
  const visible = alarms.slice(0, shown);
  if (alarms.length === 0) return null;
  return (
    <div className={css.section}>
      <EmergencyHelp phone={emergencyPhone} />
      <ul ref={list} aria-label={t('list')} className={css.list}>
        {visible.map((alarm) => (
          <AlarmItem key={keyOf(alarm)} alarm={alarm} {...ways} />
        ))}
      </ul>
      {snapshot.matches('choosing') && alarms.length > shown && (
        <ShowMore
          shown={visible.length}
          total={alarms.length}
          countOf={countOf}
          list={list}
          onMore={() => actor.send({ type: 'more.asked' })}
        />
      )}
    </div>
  );
};
