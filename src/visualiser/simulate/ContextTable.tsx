import { t } from '#locales/fr/visualiser.ts';
import { fieldWords } from '#locales/fr/visualiserFields.ts';
import { lookUp } from '#locales/translator.ts';
import { canonical } from '../../kit/chart/canonical.ts';
import { fieldsOf } from '../../kit/chart/config.ts';
import { capital } from '../../kit/narration/french.ts';
import { note } from '../app/controls.css.ts';
import type { Visualiser } from '../app/useVisualiser.ts';
import * as css from './simulate.css.ts';
import { written } from './written.ts';

/** What the machine keeps, and what the last step has changed of it. */
export const ContextTable = ({ visualiser: { frame, played, place } }: { visualiser: Visualiser }) => {
  const now = fieldsOf(frame?.configuration.snapshot.context);
  const before = played.frames[place.at - 1]?.configuration.snapshot.context;
  const fields = Object.keys(now);
  const isChanged = (field: string) =>
    before !== undefined && canonical(now[field]) !== canonical(fieldsOf(before)[field]);
  return (
    <section className={css.section} data-context>
      <h2 id="context">{t('context.title')}</h2>
      {fields.length === 0 && <p className={note}>{t('context.nothing')}</p>}
      {fields.length > 0 && (
        <table className={css.data} aria-labelledby="context">
          <thead>
            <tr>
              <th className={css.cell}>{t('context.field')}</th>
              <th className={css.cell}>{t('context.value')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field} {...(isChanged(field) && { className: css.changed, 'data-changed': 'true' })}>
                <th scope="row" className={css.cell}>
                  {place.names === 'technical' ? (
                    <span translate="no">{field}</span>
                  ) : (
                    capital(lookUp(fieldWords, field) ?? field)
                  )}
                  {isChanged(field) && <span className={css.mark}> {t('context.changed')}</span>}
                </th>
                <td className={css.cell}>
                  <pre className={css.code} translate="no">
                    {now[field] === null || now[field] === '' ? t('context.empty') : written(now[field])}
                  </pre>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
