import { t } from '#locales/fr/visualiser.ts';
import type { Frame } from '../../kit/explore/walk.ts';
import type { FlowRead } from './flows.ts';
import { head, line, title } from './PrintHead.css.ts';
import { sayState } from './words.ts';

const days = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });

/** What a chart on paper is headed with: its flow, where one is in it, and the day. */
export const PrintHead = ({ flow, frame }: { flow: FlowRead; frame: Frame | undefined }) => (
  <div className={head} data-print-head>
    <p className={title}>{flow.chart.description ?? flow.id}</p>
    {frame && <p className={line}>{t('printedAt', { state: sayState(flow.chart, 'french', frame.name) })}</p>}
    <p className={line}>{t('printed', { date: days.format(new Date()) })}</p>
  </div>
);
