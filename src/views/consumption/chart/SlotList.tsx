import { DataContext } from '@visx/xychart';
import { type KeyboardEvent, useContext, useEffect, useRef, useState } from 'react';
import type { Elements } from '../../../ui/controls/buttons/Button.tsx';
import { bar as barStyle, list } from './Chart.css.ts';
import { type Column, steps } from './plot.ts';

export type ChartSlot = { slot: string; name: string; column: Column | null; isOpenable?: boolean };

type Props = {
  label: string;
  slots: readonly ChartSlot[];
  onOpen?: (slot: string) => void;
  tipOf: (rank: number, isForward: boolean) => Elements;
};

type Tipped = { tipped: number | null; isForward: boolean };

export const SlotList = ({ label, slots, onOpen, tipOf }: Props) => {
  const { width = 1, margin } = useContext(DataContext);
  const items = useRef(new Map<number, HTMLElement>());
  const [stop, setStop] = useState(0);
  const [{ tipped, isForward }, setTip] = useState<Tipped>({ tipped: null, isForward: true });
  /** True if the tooltip was open before the current press, because a press opens the tooltip. */
  const wasTipped = useRef(false);
  const show = (rank: number | null) =>
    setTip((last) => ({
      tipped: rank,
      isForward: rank === null || last.tipped === null ? last.isForward : rank >= last.tipped,
    }));
  const hide = () => show(null);

  useEffect(() => {
    if (tipped === null) return;
    const dismiss = ({ key }: globalThis.KeyboardEvent) =>
      key === 'Escape' && setTip((last) => ({ ...last, tipped: null }));
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [tipped]);

  const move = (event: KeyboardEvent, rank: number) => {
    const here = slots[rank];
    if (event.key === 'Enter' && here?.isOpenable) onOpen?.(here.slot);
    const next = steps[event.key]?.(rank, slots.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    items.current.get(Math.max(0, Math.min(next, slots.length - 1)))?.focus();
  };

  const percent = (pixels: number) => `${(pixels / width) * 100}%`;
  return (
    <div
      role="listbox"
      aria-orientation="horizontal"
      aria-label={label}
      className={list}
      style={{ top: margin?.top, bottom: margin?.bottom }}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && hide()}
    >
      {slots.map(
        ({ slot, name, column, isOpenable }, rank) =>
          column && (
            <div
              key={slot}
              ref={(element) => {
                if (element) items.current.set(rank, element);
                else items.current.delete(rank);
              }}
              role="option"
              tabIndex={rank === stop ? 0 : -1}
              aria-selected={rank === stop}
              aria-label={name}
              className={isOpenable ? barStyle.openable : barStyle.plain}
              style={{
                left: percent(column.x - (column.step - column.width) / 2),
                width: percent(column.step),
              }}
              onFocus={() => {
                setStop(rank);
                show(rank);
              }}
              onBlur={hide}
              onKeyDown={(event) => move(event, rank)}
              onPointerEnter={({ pointerType }) => pointerType !== 'touch' && show(rank)}
              onPointerDown={() => {
                wasTipped.current = tipped === rank;
              }}
              onClick={({ nativeEvent }) => {
                const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
                // Opens the month at the second tap on a touch screen. The first tap shows the tooltip.
                if (isOpenable && (!isTouch || wasTipped.current)) onOpen?.(slot);
              }}
            />
          ),
      )}
      {tipped !== null && tipOf(tipped, isForward)}
    </div>
  );
};
