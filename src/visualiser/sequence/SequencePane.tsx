import { useMemo } from 'react';
import { t } from '#locales/fr/visualiserSequence.ts';
import { toSequence } from '../../kit/narration/sequence.ts';
import { note } from '../app/controls.css.ts';
import type { Visualiser } from '../app/useVisualiser.ts';
import * as css from '../paths/Paths.css.ts';
import { modelWith } from '../simulation/simulation.ts';
import { SequenceDrawing } from './SequenceDrawing.tsx';

/** « Qui demande quoi »: what passes between the customer, the portal and those whom it calls, along the path on show. */
export const SequencePane = ({ visualiser: { flow, place, played, go } }: { visualiser: Visualiser }) => {
  const { typed, steps } = place.simulation;
  const sequence = useMemo(
    () => toSequence({ ...flow, model: modelWith(flow.model, typed) }, played.frames),
    [flow, typed, played],
  );
  return (
    <section className={css.panel} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className={note}>{t(steps.length ? 'intro' : 'alone')}</p>
      <SequenceDrawing sequence={sequence} at={place.at} onStep={(at) => go({ at })} />
      <p className={note}>{t('legend')}</p>
    </section>
  );
};
