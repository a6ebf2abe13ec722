import { DataContext } from '@visx/xychart';
import { type KeyboardEvent, useContext, useEffect, useRef, useState } from 'react';
import { t } from '#locales/fr/histogram.ts';
import { BarTip } from './chart/BarTip.tsx';
import { bar as barStyle, list } from './chart/Chart.css.ts';
import { toColumn } from './chart/column.ts';
import type { FaceProps } from './histogramActor.ts';
import { barName } from './words/barNames.ts';

const steps: Record<string, (rank: number, last: number) => number> = {
  ArrowRight: (rank) => rank + 1,
  ArrowLeft: (rank) => rank - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The bars as a hand or a keyboard meets them: one stop, arrows between them, and what each one says. */
export const BarList = ({ histogram, isOpenable, onOpen }: FaceProps) => {
  const { xScale, width = 1, margin } = useContext(DataContext);
  const { kind, bars, comparison, period } = histogram;
  const items = useRef(new Map<number, HTMLElement>());
  const [stop, setStop] = useState(0);
  const [tipped, setTipped] = useState<number | null>(null);
  /** Before the press that is under way, which shows the tip too. */
  const wasTipped = useRef(false);
  const hide = () => setTipped(null);

  useEffect(() => {
    if (tipped === null) return;
    const dismiss = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && setTipped(null);
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [tipped]);

  const move = (event: KeyboardEvent, rank: number) => {
    const slot = bars[rank]?.slot;
    if (event.key === 'Enter' && slot && isOpenable(slot)) onOpen(slot);
    const next = steps[event.key]?.(rank, bars.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    items.current.get(Math.max(0, Math.min(next, bars.length - 1)))?.focus();
  };

  const tippedBar = tipped === null ? undefined : bars[tipped];
  const percent = (pixels: number) => `${(pixels / width) * 100}%`;
  return (
    <div
      role="listbox"
      aria-orientation="horizontal"
      aria-label={t(kind === 'SE' ? 'chart.onSite' : `chart.${period.mode}`)}
      className={list}
      style={{ top: margin?.top, bottom: margin?.bottom }}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && hide()}
    >
      {bars.map((bar, rank) => {
        const column = toColumn(xScale, bar);
        const canOpen = isOpenable(bar.slot);
        return (
          column && (
            <div
              key={bar.slot}
              ref={(element) => {
                if (element) items.current.set(rank, element);
                else items.current.delete(rank);
              }}
              role="option"
              tabIndex={rank === stop ? 0 : -1}
              aria-selected={rank === stop}
              aria-label={barName(bar, comparison)}
              className={canOpen ? barStyle.openable : barStyle.plain}
              style={{
                left: percent(column.x - (column.step - column.width) / 2),
                width: percent(column.step),
              }}
              onFocus={() => {
                setStop(rank);
                setTipped(rank);
              }}
              onBlur={hide}
              onKeyDown={(event) => move(event, rank)}
              onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setTipped(rank)}
              onPointerDown={() => {
                wasTipped.current = tipped === rank;
              }}
              onClick={({ nativeEvent }) => {
                const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
                // A first touch says what the bar is, as a mouse does by standing on it.
                if (canOpen && (!isTouch || wasTipped.current)) onOpen(bar.slot);
              }}
            />
          )
        );
      })}
      {tippedBar && (
        <BarTip
          bar={tippedBar}
          comparison={comparison}
          column={toColumn(xScale, tippedBar)}
          isOpenable={isOpenable(tippedBar.slot)}
        />
      )}
    </div>
  );
};
