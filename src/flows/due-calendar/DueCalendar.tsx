import { useActorRef } from '@xstate/react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useEffect } from 'react';
import { t } from '#locales/fr/dueCalendar.ts';
import { plural } from '#locales/translator.ts';
import {
  calendarName,
  type DueCalendarActor,
  type DueCalendarInput,
  datedOf,
} from '#machines/due-calendar/dueCalendar.machine.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { failureText } from '../../views/failureText.ts';
import { useNotify } from '../../views/notices/notify.ts';
import * as css from './DueCalendar.css.ts';
import { dueCalendar } from './dueCalendar.ports.ts';

const listNotes = ({ invoices, part, hasUnread }: DueCalendarInput): string[] => {
  const count = invoices.length - datedOf(invoices).length;
  return [
    ...(part ? [t('part', part)] : []),
    ...(hasUnread ? [t('unread')] : []),
    ...(count > 0 ? [t(`undated.${plural(count)}`, { count })] : []),
    t(`next.${plural(invoices.length)}`),
  ];
};

const savedText = (context: DueCalendarInput): string => {
  const { length: count } = datedOf(context.invoices);
  return t(`saved.${plural(count)}`, { count, name: calendarName(context) });
};

const Saved = (context: DueCalendarInput) => (
  <Alert tone="ok" title={savedText(context)}>
    {listNotes(context).map((note) => (
      <p key={note}>{note}</p>
    ))}
  </Alert>
);

/** Toast of a saved file, because a message above a table would move the table. */
const SavedNotice = ({ context }: { context: DueCalendarInput }) => {
  const notify = useNotify();
  const text = [savedText(context), ...listNotes(context)].join(' ');
  useEffect(() => notify({ tone: 'ok', isLasting: true, text }), [notify, text]);
  return null;
};

export const DueCalendarView = ({ actor, id }: { actor: DueCalendarActor; id?: string | undefined }) => {
  const snapshot = useSnapshot(actor);
  const { context } = snapshot;
  const isBusy = snapshot.hasTag('busy');
  return (
    <Flow id="dueCalendar" snapshot={snapshot}>
      <Button
        id={id}
        icon={<CalendarPlus />}
        isBusy={isBusy}
        onPress={() => actor.send({ type: 'calendar.requested' })}
      >
        {t('button')}
      </Button>
      {id && snapshot.matches('saved') && <SavedNotice context={context} />}
      {!snapshot.matches('ready') && !isBusy && !(id && snapshot.matches('saved')) && (
        <div className={css.result}>
          {snapshot.matches('saved') && <Saved {...context} />}
          {snapshot.matches('undated') && <Alert tone="warn" title={t('nothing')} />}
          {snapshot.matches('failed') && (
            <Alert tone="bad" title={t('failed')}>
              {failureText(context.failure)}
            </Alert>
          )}
        </div>
      )}
    </Flow>
  );
};

/** Button for the calendar file. Takes the focus from the page title if the fragment of the URL is `id`. */
const DueCalendar = ({ input, id }: { input: DueCalendarInput; id?: string }) => {
  useEffect(() => {
    if (id && location.hash === `#${id}` && document.activeElement?.tagName === 'H1')
      document.getElementById(id)?.focus();
  }, [id]);
  return <DueCalendarView actor={useActorRef(dueCalendar, { input })} id={id} />;
};

export default DueCalendar;
