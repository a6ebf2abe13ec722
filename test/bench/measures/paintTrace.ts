import type { Page } from 'playwright';
import type { Trace } from './vitals.ts';

/** Of the browsers that the benchmarks run in, not of all. */
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

type TraceGlobals = { trace: Trace; inWords: (node: Node | null) => string };
type Traced = typeof window & TraceGlobals;

/** Has each page to come say an element in words: its place, its role, the beginning of its text. */
const nameElements = () => {
  Object.assign(window, {
    // A method: what runs this file wraps other functions in a helper that the page lacks.
    inWords(node: Node | null) {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'something that is gone';
      const path: string[] = [];
      for (
        let at: Element | null = element;
        at && at !== document.documentElement && path.length < 4;
        at = at.parentElement
      )
        path.unshift(
          at.tagName.toLowerCase() +
            (at.getAttribute('data-flow') ? `[${at.getAttribute('data-flow')}]` : ''),
        );
      const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
      return `${path.join(' > ')}${text && ` « ${text} »`}`;
    },
  });
};

/** Has each page to come keep what it paints, shifts and is held up by, from its first instant. */
const keepTrace = () => {
  const trace: Trace = { fcp: Number.NaN, lcp: Number.NaN, largest: '', shifts: [], tasks: [] };
  Object.assign(window, { trace });
  const { inWords } = window as Traced;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') trace.fcp = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      trace.lcp = entry.startTime;
      trace.largest = inWords((entry as LargestContentfulPaint).element);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput)
        trace.shifts.push({
          start: startTime,
          score: value,
          moved: sources.map(
            ({ node, previousRect: from, currentRect: to }) =>
              `${inWords(node)} ${Math.round(from.x)},${Math.round(from.y)} ${Math.round(from.width)}×${Math.round(from.height)} → ${Math.round(to.x)},${Math.round(to.y)} ${Math.round(to.width)}×${Math.round(to.height)}`,
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) trace.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
};

export const watchPaints = async (page: Page): Promise<void> => {
  await page.addInitScript(nameElements);
  await page.addInitScript(keepTrace);
};

/** What the page that is open has told so far. */
export const readTrace = (page: Page): Promise<Trace> => page.evaluate(() => (window as Traced).trace);
