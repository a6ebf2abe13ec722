import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useEffect, useState } from 'react';
import { t } from '#locales/fr/visualiserDrawing.ts';
import { plural } from '#locales/plural.ts';
import { Button } from '../../../ui/controls/buttons/Button.tsx';
import { found } from './ChartCanvas.css.ts';
import type { Hit } from './standOut.ts';
import type { Stage } from './useStage.ts';

type Props = { hits: readonly Hit[]; stage: Stage };

/** How many places a search has found; each is brought into view in turn. */
export const SearchHits = ({ hits, stage }: Props) => {
  const [at, setAt] = useState(0);
  const hit = hits[at % hits.length];
  useEffect(() => {
    if (hit) stage.reveal(hit.rect);
  }, [hit, stage]);
  const count = hits.length;
  const text = count ? t(`found.${plural(count)}`, { count }) : t('found.none');
  return (
    <div className={found} data-overlay>
      <span role="status">
        {text}
        {count > 1 && `, ${t('foundAt', { at: (at % count) + 1, count })}`}
      </span>
      {count > 1 && (
        <span>
          <Button variant="icon" aria-label={t('previous')} onPress={() => setAt((at + count - 1) % count)}>
            <ChevronUp />
          </Button>
          <Button variant="icon" aria-label={t('next')} onPress={() => setAt((at + 1) % count)}>
            <ChevronDown />
          </Button>
        </span>
      )}
    </div>
  );
};
