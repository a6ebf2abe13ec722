import type { ReactNode, RefObject } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Brand } from '#brands/brand.ts';
import { t } from '#locales/fr/visualiserScreen.ts';
import { stateName } from '#machines/setup/chart.ts';
import { readChart } from '../../kit/chart/chart.ts';
import { capital, describeState } from '../../kit/narration/story.ts';
import type { Flow as FlowOf } from '../../kit/toCatalogue.ts';
import { BrandContext } from '../../ui/theme/brand.tsx';
import { Flow, type Source, useSnapshot } from '../../views/Flow.tsx';
import { NoticesProvider } from '../../views/notices/NoticesProvider.tsx';
import { useNotify } from '../../views/notices/notify.ts';
import type { ToPage } from './protocol.ts';
import { calm, stage } from './Screen.css.ts';

export type Mount = {
  // A method accepts the views of all flows: its parameter type is bivariant, unlike that of a property.
  View(props: { actor: unknown }): ReactNode;
};

export type Shown = {
  number: number;
  flow: FlowOf;
  mount: Mount;
  actor: AnyActorRef & Source<AnyMachineSnapshot>;
};

const NoScreen = ({ flow, actor, hasRoot }: Pick<Shown, 'flow' | 'actor'> & { hasRoot: boolean }) => {
  const snapshot = useSnapshot(actor);
  const described = capital(describeState(readChart(flow.machine), stateName(snapshot.value)));
  const sentence = (
    <div className={calm}>
      <p>{t(snapshot.status === 'active' ? 'nothing' : 'ended')}</p>
      <p>{described}</p>
      {snapshot.status !== 'active' && <p>{t('left')}</p>}
    </div>
  );
  if (hasRoot) return sentence;
  return (
    <Flow id={flow.id} snapshot={snapshot}>
      {sentence}
    </Flow>
  );
};

/** Blocks the links of a preview, which has no other page. Reports the target of a clicked link. */
const useBlockedLinks = (onBlocked: (where: string) => void): void => {
  const report = useEffectEvent(onBlocked);
  useEffect(() => {
    const block = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const where = link?.getAttribute('href') ?? '';
      if (!link || where.startsWith('#')) return;
      event.preventDefault();
      report(where);
    };
    addEventListener('click', block, true);
    return () => removeEventListener('click', block, true);
  }, []);
};

const showsNothing = (element: Element): boolean =>
  ![...element.querySelectorAll<HTMLElement>('*')].some(({ offsetHeight }) => offsetHeight > 1) &&
  !document.querySelector('[role="dialog"], [role="alertdialog"]');

const useBlank = (view: RefObject<HTMLElement | null>, flow: string) => {
  const [seen, setSeen] = useState({ isBlank: false, hasRoot: true });
  useLayoutEffect(() => {
    const look = () => {
      const element = view.current;
      if (!element) return;
      const isBlank = showsNothing(element);
      const hasRoot = element.querySelector(`[data-flow="${flow}"]`) !== null;
      setSeen((last) => (last.isBlank === isBlank && last.hasRoot === hasRoot ? last : { isBlank, hasRoot }));
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    return () => observer.disconnect();
  }, [view, flow]);
  return seen;
};

const signsOf = (view: Element | null): string[] =>
  [...(view?.querySelectorAll('h1, h2, h3, [role="alert"], [role="status"]') ?? [])]
    .map(({ textContent }) => textContent)
    .filter(Boolean);

/** True if the flow has ended without a new message: the view is then removed, as in the portal. */
const useEnd = (view: RefObject<HTMLElement | null>, hasEnded: boolean): boolean => {
  const before = useRef<readonly string[] | null>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!hasEnded) {
      before.current = signsOf(view.current);
      return;
    }
    // Waits for the render of the last state, which may show a message.
    const frame = requestAnimationFrame(() => {
      const known = before.current;
      setOver(known === null || signsOf(view.current).every((sign) => known.includes(sign)));
    });
    return () => cancelAnimationFrame(frame);
  });
  return isOver;
};

type Reporting = { onReport: (message: ToPage) => void };

const Stage = ({ flow, mount, actor, onReport }: Shown & Reporting) => {
  const ref = useRef<HTMLDivElement>(null);
  const { isBlank, hasRoot } = useBlank(ref, flow.id);
  const isOver = useEnd(ref, useSnapshot(actor).status !== 'active');
  const notify = useNotify();
  useBlockedLinks((where) => notify({ tone: 'info', text: t('link', { where }) }));

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      onReport({ kind: 'sized', height: Math.ceil(element.getBoundingClientRect().height) }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [onReport]);

  return (
    <>
      <div ref={ref} className={stage}>
        {!isOver && <mount.View actor={actor} />}
      </div>
      {(isBlank || isOver) && <NoScreen flow={flow} actor={actor} hasRoot={hasRoot && !isOver} />}
    </>
  );
};

export const Screen = ({ brand, ...shown }: Shown & Reporting & { brand: Brand }) => (
  <BrandContext value={brand}>
    <NoticesProvider>
      <Stage {...shown} />
    </NoticesProvider>
  </BrandContext>
);
