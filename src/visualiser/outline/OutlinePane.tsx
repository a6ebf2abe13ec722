import { t } from '#locales/fr/visualiser.ts';
import { command, note } from '../app/controls.css.ts';
import type { Visualiser } from '../app/useVisualiser.ts';
import { sayNode } from '../app/words.ts';
import { StateTree } from './StateTree.tsx';
import { TransitionTable } from './TransitionTable.tsx';

/** The chart for who does not look at a drawing: the same states and the same arrows, as a tree and as a table. */
export const OutlinePane = ({ visualiser }: { visualiser: Visualiser }) => {
  const { flow, place, go } = visualiser;
  const { selected, names } = place;
  return (
    <>
      <h2>{t('outline.tree')}</h2>
      <StateTree visualiser={visualiser} />
      <h2>{t('outline.table')}</h2>
      {selected !== null && (
        <>
          <p className={note}>{t('outline.of', { state: sayNode(flow.chart, names, selected) })}</p>
          <button type="button" className={command} onClick={() => go({ selected: null })}>
            {t('outline.all')}
          </button>
        </>
      )}
      <TransitionTable visualiser={visualiser} />
    </>
  );
};
