import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { Brand } from '#brands/brand.ts';
import { t } from '#locales/fr/visualiser.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { ExportMenu } from '../drawing/ExportMenu.tsx';
import { command } from '../simulate/simulate.css.ts';
import { search, tools } from './app.css.ts';
import type { Visualiser } from './useVisualiser.ts';

type Props = {
  visualiser: Visualiser;
  brand: Brand | null;
  query: string;
  onQuery: (query: string) => void;
};

/** In which words the chart speaks, what is looked for in it, and what it can be saved as. */
export const ChartLook = ({ visualiser: { place, flow, go }, brand, query, onQuery }: Props) => {
  const [isExporting, setExporting] = useState(false);
  return (
    <div className={tools}>
      <div className={search}>
        <SearchField label={t('search')} placeholder={t('search')} value={query} onChange={onQuery} />
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
      <button
        type="button"
        className={command}
        data-command="export"
        aria-expanded={isExporting}
        onClick={() => setExporting(!isExporting)}
      >
        <Download aria-hidden />
        {t('export')}
      </button>
      {isExporting && brand && (
        <ExportMenu told={flow} names={place.names} palette={brand.palette[place.appearance]} />
      )}
    </div>
  );
};
