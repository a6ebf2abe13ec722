import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Images from 'lucide-react/icons/images';
import { brandCodes } from '#brands/load.ts';
import { t } from '#locales/fr/visualiser.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { command } from '../simulate/simulate.css.ts';
import { header, name, picker, select } from './app.css.ts';
import { flowNames, usualInput } from './flows.ts';
import { ShareButton } from './ShareButton.tsx';
import type { Visualiser } from './useVisualiser.ts';

type Props = { visualiser: Visualiser; onHelp: () => void };

/** Which flow is looked at, and how. */
export const Header = ({ visualiser: { place, go }, onHelp }: Props) => {
  const openFlow = (flow: string) =>
    go({ flow, simulation: { input: usualInput(flow), steps: [], typed: [] }, at: 0, selected: null });
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
      <label className={picker}>
        {t('brand')}
        <select
          className={select}
          name="brand"
          value={place.brand}
          onChange={({ target }) => go({ brand: target.value })}
        >
          {brandCodes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </label>
      <SegmentedControl
        label={t('appearance.label')}
        options={[
          { value: 'light', label: t('appearance.light') },
          { value: 'dark', label: t('appearance.dark') },
        ]}
        value={place.appearance}
        onChange={(appearance) => go({ appearance })}
      />
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
