import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Images from 'lucide-react/icons/images';
import { t } from '#locales/fr/visualiser.ts';
import { command } from '../simulate/simulate.css.ts';
import { header, name, picker, select } from './app.css.ts';
import { flowNames } from './flows.ts';
import { ShareButton } from './ShareButton.tsx';
import type { Visualiser } from './useVisualiser.ts';

type Props = { visualiser: Visualiser; onHelp: () => void };

/** Which flow is looked at, and how. */
export const Header = ({ visualiser: { place, go, openFlow }, onHelp }: Props) => {
  return (
    <header className={header}>
      <h1 className={name}>{t('title')}</h1>
      <label className={picker}>
        {t('flow')}
        <select
          className={select}
          name="flow"
          value={place.flow}
          onChange={({ target }) => openFlow(target.value)}
        >
          {flowNames.map((flow) => (
            <option key={flow.id} value={flow.id}>
              {flow.name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={command}
        data-command="gallery"
        aria-pressed={place.gallery}
        onClick={() => go({ gallery: !place.gallery })}
      >
        <Images aria-hidden />
        {t(place.gallery ? 'gallery.close' : 'gallery.open')}
      </button>
      <ShareButton />
      <button type="button" className={command} data-command="help" onClick={onHelp}>
        <CircleHelp aria-hidden />
        {t('first.title')}
      </button>
    </header>
  );
};
