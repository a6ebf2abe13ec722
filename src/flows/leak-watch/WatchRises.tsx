import CalendarOff from 'lucide-react/icons/calendar-off';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useCallback, useMemo, useRef, useState } from 'react';
import { t as alarmWords } from '#locales/fr/alarm.ts';
import { t } from '#locales/fr/leakWatch.ts';
import { plural } from '#locales/translator.ts';
import { type Alarm, isInsufficient, isOngoing, toAlarms } from '../../domain/consumption/watch/alarms.ts';
import { usePrintedAt } from '../../ui/browser/usePage.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { ShowMore } from '../../ui/controls/buttons/ShowMore.tsx';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import { Blank } from '../../ui/display/Blank.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { SearchField } from '../../ui/forms/text/SearchField.tsx';
import { EmergencyHelp } from '../../views/alarm/AlarmText.tsx';
import { meterName } from '../../views/alarm/alarmWords.ts';
import { useSiteLabel } from '../../views/sites.ts';
import * as css from './LeakWatch.css.ts';
import type { WatchSnapshot } from './LeakWatchTask.tsx';
import { type AlarmWays, WatchTable } from './WatchTable.tsx';
import {
  countLines,
  narrowLines,
  type RequestedOn,
  type WatchFilter,
  type WatchLine,
  type WatchList,
  wholeList,
} from './watchList.ts';

const step = 25;

const filters = ['ongoing', 'all', 'treated'] as const satisfies readonly WatchFilter[];

const countOf = (count: number): string => t(`count.${plural(count)}`, { count });

type ListProps = { list: WatchList; onList: (list: WatchList) => void };

type EmptyProps = ListProps & { isAnyFound: boolean; isAnyJudged: boolean };

const Empty = ({ isAnyFound, isAnyJudged, list, onList }: EmptyProps) => {
  if (!isAnyJudged) return <Blank icon={<CalendarOff />} title={alarmWords('insufficient')} />;
  const { filter, words } = list;
  const reason = words ? 'words' : filter === 'all' || !isAnyFound ? 'found' : filter;
  return (
    <Blank
      icon={<CircleCheck />}
      title={t(`empty.${reason}`)}
      action={isAnyFound ? <Button onPress={() => onList(wholeList)}>{t('empty.whole')}</Button> : undefined}
    />
  );
};

export type RisesProps = AlarmWays & ListProps & { requestedOn: RequestedOn; emergencyPhone: string };

const useLines = (
  { fetched, contracts }: WatchSnapshot['context'],
  requestedOn: RequestedOn,
): { alarms: readonly Alarm[]; lines: readonly WatchLine[] } => {
  const labelOf = useSiteLabel();
  const alarms = useMemo(() => toAlarms(fetched), [fetched]);
  const lines = useMemo(() => {
    const names = new Map(contracts.map(({ reference, name }) => [reference, name]));
    return alarms.map((alarm): WatchLine => {
      const { reference, adresseDesserte } = alarm.meter;
      const name = names.get(reference) ?? '';
      const { title, town } = labelOf({ reference, name, served_address: adresseDesserte });
      return { alarm, title, town, meter: meterName(alarm.meter), requestedOn: requestedOn(alarm) };
    });
  }, [alarms, contracts, labelOf, requestedOn]);
  return { alarms, lines };
};

export const WatchRises = ({ snapshot, ...props }: RisesProps & { snapshot: WatchSnapshot }) => {
  const { requestedOn, emergencyPhone, list, onList, ...ways } = props;
  const { today } = snapshot.context;
  const { alarms, lines } = useLines(snapshot.context, requestedOn);
  const [shown, setShown] = useState(step);
  const isPrinted = usePrintedAt() !== null;
  const rows = useRef<HTMLTableSectionElement>(null);
  const narrow = useCallback(
    (changed: Partial<WatchList>) => {
      setShown(step);
      onList({ ...list, ...changed });
    },
    [list, onList],
  );
  const counts = countLines(lines);
  const found = useMemo(() => narrowLines(lines, list), [lines, list]);
  const visible = isPrinted ? found : found.slice(0, shown);
  return (
    <div className={css.section}>
      {lines.length > 0 && (
        <div className={css.tools}>
          <SegmentedControl
            label={t('filter.label')}
            options={filters.map((value) => ({ value, label: t(`filter.${value}`), count: counts[value] }))}
            value={list.filter}
            onChange={(filter) => narrow({ filter })}
          />
          <div className={css.search}>
            <SearchField
              label={t('search.label')}
              placeholder={t('search.placeholder')}
              value={list.words}
              onChange={(words) => narrow({ words })}
            />
          </div>
          {list.words && (
            <p role="status">
              <VisuallyHidden>{countOf(found.length)}</VisuallyHidden>
            </p>
          )}
        </div>
      )}
      {found.length === 0 || !today ? (
        <Empty
          isAnyFound={lines.length > 0}
          isAnyJudged={!snapshot.context.fetched.every(isInsufficient)}
          list={list}
          onList={narrow}
        />
      ) : (
        <WatchTable
          list={rows}
          lines={visible}
          today={today}
          sort={list.sort}
          onSort={(sort) => narrow({ sort })}
          isPrinted={isPrinted}
          {...ways}
        />
      )}
      {found.length > step && (
        <ShowMore
          shown={visible.length}
          total={found.length}
          countOf={countOf}
          list={rows}
          onMore={() => setShown(shown + step)}
        />
      )}
      {alarms.some(isOngoing) && <EmergencyHelp phone={emergencyPhone} />}
    </div>
  );
};
