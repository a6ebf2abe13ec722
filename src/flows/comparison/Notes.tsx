import { t } from '#locales/fr/comparison.ts';
import type { Meter } from '#machines/domain/consumption/meter.ts';
import type { MeterComparison } from '#machines/domain/consumption/meterComparison.ts';
import * as css from './Comparison.css.ts';
import { listNotes } from './words/notes.ts';

type Props = { comparison: MeterComparison; chosen: readonly Meter[] };

/** What a reader must know not to misread the figures. */
export const Notes = ({ comparison, chosen }: Props) => {
  const read = new Set(comparison.meters.map(({ rank }) => rank));
  const unread = chosen.map((meter, rank) => ({ meter, rank })).filter(({ rank }) => !read.has(rank));
  const notes = listNotes(comparison, unread);
  return (
    notes.length > 0 && (
      <ul aria-label={t('notes.label')} className={css.notes}>
        {notes.map((note) => (
          <li key={note} className={css.note}>
            {note}
          </li>
        ))}
      </ul>
    )
  );
};
