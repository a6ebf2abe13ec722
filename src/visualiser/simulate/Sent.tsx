import { t } from '#locales/fr/visualiser.ts';
import { findRequest } from '../../kit/explore/requests.ts';
import { note } from '../app/controls.css.ts';
import type { Visualiser } from '../app/useVisualiser.ts';
import * as css from './simulate.css.ts';
import { written } from './written.ts';

/** What the step just made asks of the back office, to the letter. */
export const Sent = ({ visualiser: { flow, frame } }: { visualiser: Visualiser }) => (
  <section className={css.section} data-sent>
    <h2>{t('sent.title')}</h2>
    {!frame?.called.length && <p className={note}>{t('sent.none')}</p>}
    {frame?.called.map((call) => {
      const request = findRequest(flow.model, call);
      const port = flow.model.words.ports[call.port] ?? call.port;
      if (!request)
        return (
          <p key={call.id} className={note}>
            {t('sent.browser', { port })}
          </p>
        );
      return (
        <div key={call.id}>
          <p>{port}</p>
          <pre className={css.code} translate="no">
            {request.request}
            {'\n'}
            {request.body ? written(request.body(call.input)) : t('sent.noBody')}
          </pre>
        </div>
      );
    })}
  </section>
);
