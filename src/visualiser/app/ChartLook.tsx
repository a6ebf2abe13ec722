import { t } from '#locales/fr/visualiser.ts';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import { SearchField } from '../../ui/forms/text/SearchField.tsx';
import { search, tools } from './app.css.ts';
import { FoldButton } from './FoldButton.tsx';
import type { Panels } from './usePanels.ts';
import type { Visualiser } from './useVisualiser.ts';

type Props = {
  visualiser: Visualiser;
  panels: Panels;
  query: string;
  onQuery: (query: string) => void;
};

/** In which words the chart speaks, what is looked for in it, and what stands beside it. */
export const ChartLook = ({ visualiser: { place, go }, panels, query, onQuery }: Props) => (
  <div className={tools}>
    <FoldButton panel="side" panels={panels} />
    <div className={search}>
      <SearchField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={query}
        onChange={onQuery}
      />
    </div>
    <SegmentedControl
      label={t('names.label')}
      options={[
        { value: 'french', label: t('names.french') },
        { value: 'technical', label: t('names.technical') },
      ]}
      value={place.names}
      onChange={(names) => go({ names })}
    />
    <FoldButton panel="screen" panels={panels} />
  </div>
);
