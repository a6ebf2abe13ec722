import { useCallback, useState } from 'react';

/** What a screen is looked at on, in CSS pixels; `least` is the least height of one that is as high as what it shows. */
export const devices = {
  phone: { width: 390, height: 844, least: 320 },
  tablet: { width: 768, height: 1024, least: 360 },
  desk: { width: 1280, height: 800, least: 480 },
} as const;

export type Device = keyof typeof devices;

/** How much something so wide is scaled down to the room that an element has; never up. */
export const useScale = (wide: number) => {
  const [has, setHas] = useState(wide);
  const room = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setHas(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { room, scale: Math.min(1, has / wide) };
};
