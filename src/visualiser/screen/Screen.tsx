import { useEffect, useRef } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Brand } from '#brands/brand.ts';
import { t } from '#locales/fr/visualiserScreen.ts';
import { stateName } from '#machines/setup/stateName.ts';
import { readChart } from '../../kit/chart/chart.ts';
import type { Flow as FlowOf } from '../../kit/chart/flow.ts';
import { capital } from '../../kit/narration/french.ts';
import { describeState } from '../../kit/narration/story.ts';
import { BrandContext } from '../../ui/theme/BrandContext.ts';
import { Flow } from '../../views/Flow.tsx';
import type { Mount } from '../../views/mount.ts';
import { NoticesProvider } from '../../views/notices/NoticesProvider.tsx';
import { useNotify } from '../../views/notices/notify.ts';
import { type Source, useSnapshot } from '../../views/useSnapshot.ts';
import { postToPage } from './protocol.ts';
import { calm, stage } from './Screen.css.ts';
import { useBlank } from './useBlank.ts';
import { useBlockedLinks } from './useBlockedLinks.ts';
import { useEnd } from './useEnd.ts';

export type Shown = {
  /** Of the message that has shown it: another has a view of its own. */
  number: number;
  flow: FlowOf;
  mount: Mount;
  actor: AnyActorRef & Source<AnyMachineSnapshot>;
};

/** Says in the place of a screen what happens where there is none. */
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

const Stage = ({ flow, mount, actor }: Shown) => {
  const ref = useRef<HTMLDivElement>(null);
  const { isBlank, hasRoot } = useBlank(ref, flow.id);
  const isOver = useEnd(ref, useSnapshot(actor).status !== 'active');
  const notify = useNotify();
  useBlockedLinks((where) => notify({ tone: 'info', text: t('link', { where }) }));

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      postToPage({ kind: 'sized', height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <div ref={ref} className={stage}>
        {!isOver && <mount.View actor={actor} />}
      </div>
      {(isBlank || isOver) && <NoScreen flow={flow} actor={actor} hasRoot={hasRoot && !isOver} />}
    </>
  );
};

/** The real view of a flow, with what the portal has around it. */
export const Screen = ({ brand, ...shown }: Shown & { brand: Brand }) => (
  <BrandContext value={brand}>
    <NoticesProvider>
      <Stage {...shown} />
    </NoticesProvider>
  </BrandContext>
);
