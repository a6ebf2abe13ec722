import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Download from 'lucide-react/icons/download';
import Images from 'lucide-react/icons/images';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Brand } from '#brands/brand.ts';
import { t } from '#locales/fr/visualiser.ts';
import { ExportMenu } from '../drawing/export/ExportMenu.tsx';
import { QuestionBox } from '../questions/QuestionBox.tsx';
import { modelWith } from '../simulation/simulation.ts';
import { drawer, flowPicker, header, name, select } from './app.css.ts';
import { command, wordy } from './controls.css.ts';
import { flowNames } from './flows.ts';
import { ShareButton } from './ShareButton.tsx';
import type { Visualiser } from './useVisualiser.ts';

type Props = {
  visualiser: Visualiser;
  /** Null until it has come. */
  brand: Brand | null;
  onHelp: () => void;
};

/** Which flow is looked at, and how. */
export const Header = ({ visualiser, brand, onHelp }: Props) => {
  const { place, flow, played, go, openFlow } = visualiser;
  const [isExporting, setExporting] = useState(false);
  const exporter = useRef<HTMLButtonElement>(null);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isExporting) return;
    setExporting(false);
    exporter.current?.focus();
  };
  return (
    <header className={header}>
      <h1 className={name}>{t('title')}</h1>
      <label className={flowPicker}>
        {t('flow')}
        <select
          className={select}
          name="flow"
          value={place.flow}
          onChange={({ target }) => openFlow(target.value)}
        >
          {flowNames.map((known) => (
            <option key={known.id} value={known.id}>
              {known.name}
            </option>
          ))}
        </select>
      </label>
      <QuestionBox visualiser={visualiser} />
      <button
        type="button"
        className={command}
        data-command="gallery"
        aria-pressed={place.gallery}
        onClick={() => go({ gallery: !place.gallery })}
      >
        <Images aria-hidden />
        <span className={wordy}>{t(place.gallery ? 'gallery.close' : 'gallery.open')}</span>
      </button>
      <button
        ref={exporter}
        type="button"
        className={command}
        data-command="export"
        aria-expanded={isExporting}
        onClick={() => setExporting(!isExporting)}
        onKeyDown={closeOnEscape}
      >
        <Download aria-hidden />
        <span className={wordy}>{t('export')}</span>
      </button>
      {isExporting && brand && (
        <div className={drawer} onKeyDownCapture={closeOnEscape}>
          <ExportMenu
            described={{ ...flow, model: modelWith(flow.model, place.simulation.typed) }}
            frames={played.frames}
            names={place.names}
            palette={brand.palette[place.appearance]}
          />
        </div>
      )}
      <ShareButton />
      <button type="button" className={command} data-command="help" onClick={onHelp}>
        <CircleHelp aria-hidden />
        <span className={wordy}>{t('first.title')}</span>
      </button>
    </header>
  );
};
