import { t } from '#locales/fr/visualiser.ts';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import { SearchField } from '../../ui/forms/text/SearchField.tsx';
import { search, tools } from './app.css.ts';
import type { Visualiser } from './useVisualiser.ts';

type Props = { visualiser: Visualiser; query: string; onQuery: (query: string) => void };

/** In which words the chart speaks, and what is looked for in it. */
export const ChartLook = ({ visualiser: { place, go }, query, onQuery }: Props) => (
  <div className={tools}>
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
  </div>
);
