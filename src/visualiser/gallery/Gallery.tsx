import { useEffect, useMemo, useState } from 'react';
import { t } from '#locales/fr/visualiserScreen.ts';
import type { Chart } from '../../kit/chart/chart.ts';
import type { Flow } from '../../kit/chart/flow.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import type { Device } from '../screen/useScale.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { gallery, head, intro, screens as list } from './gallery.css.ts';
import { ScreenCard } from './ScreenCard.tsx';
import { listScreens } from './screens.ts';

type Props = {
  flow: Flow & { readonly chart: Chart };
  brand: string;
  appearance: 'light' | 'dark';
  width: Device;
  /** Opens a simulation where a screen is. */
  onOpen: (simulation: Simulation) => void;
};

/** All the screens of a flow at once, each as it really is, loaded as they come into view; or all of them, to be printed. */
export const Gallery = ({ flow, onOpen, width, ...dress }: Props) => {
  const screens = useMemo(() => listScreens(flow.model), [flow.model]);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [isPrinting, setPrinting] = useState(false);
  const left = screens.filter(({ id }) => !settled.has(id)).length;

  useEffect(() => {
    if (!isPrinting || left) return;
    print();
    setPrinting(false);
  }, [isPrinting, left]);

  return (
    <div className={gallery} data-gallery="">
      <div className={head}>
        <div className={intro}>
          <h2>{flow.chart.description}</h2>
          <p>{t('gallery.intro', { count: screens.length })}</p>
        </div>
        <Button isBusy={isPrinting} onPress={() => setPrinting(true)}>
          {isPrinting ? t('gallery.coming', { left }) : t('gallery.print')}
        </Button>
      </div>
      <ol className={list[width]}>
        {screens.map((screen) => (
          <ScreenCard
            key={screen.id}
            {...dress}
            flow={flow}
            screen={screen}
            width={width}
            isWanted={isPrinting || settled.has(screen.id)}
            onSettled={() => setSettled((before) => new Set(before).add(screen.id))}
            onOpen={onOpen}
          />
        ))}
      </ol>
    </div>
  );
};
