import { type ReactNode, useMemo } from 'react';
import { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { t } from '#locales/fr/visualiserDrawing.ts';
import type { DescribedFlow } from '../../../kit/narration/story.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import type { Names } from '../labels.ts';
import { canCollapse } from '../layout/shown.ts';
import type { Acting, Changes, Marks, Overlay } from '../marks.ts';
import { useCollapsed, useReveal, useRevealActive, useSteadyView } from '../useCollapsed.ts';
import { useMarks } from '../useMarks.ts';
import { usePicture, useReady } from '../usePicture.ts';
import { CanvasDrawing } from './CanvasDrawing.tsx';
import { CanvasNotice } from './CanvasNotice.tsx';
import { CanvasTools } from './CanvasTools.tsx';
import { canvas, content, ground, view } from './ChartCanvas.css.ts';
import { MiniMap } from './MiniMap.tsx';
import { OfferMenu } from './OfferMenu.tsx';
import { SearchHits } from './SearchHits.tsx';
import { useCanvasHands } from './useCanvasHands.ts';
import { useOffers } from './useOffers.ts';
import { useStage } from './useStage.ts';
import { useTabStop } from './useTabStop.ts';
import { type Together, useTogether } from './useTogether.ts';

export type ChartCanvasProps = {
  /** The same object as long as the flow is the same: another is laid out anew. */
  described: DescribedFlow;
  /** Of which version it is, where two are shown: said, not shown. */
  version?: string;
  names: Names;
  /** The ids of the active states. */
  active: ReadonlySet<string>;
  /** The branches of the last step. */
  taken: readonly string[];
  selected: string | null;
  onSelect: (id: string | null) => void;
  overlay: Overlay | null;
  changes: Changes | null;
  /** How many remarks are pinned to each state, by its id. */
  remarks?: Marks['remarks'];
  /** What is looked for: a state, an event or a word. */
  query: string;
  /** Absent where it is only looked at. */
  acting?: Acting | undefined;
  /** What it moves with, where it is beside others. */
  together?: Together | undefined;
  /** What else its tools do. */
  tools?: ReactNode;
  /** Which flow can be looked at, or never will be; null while it is laid out. */
  onReady?: (described: DescribedFlow | null) => void;
};

/** The statechart of a flow, to be moved under the hand, read, searched and chosen in. */
export const ChartCanvas = ({
  described,
  version,
  names,
  onSelect,
  onReady,
  acting,
  together,
  tools,
  ...marking
}: ChartCanvasProps) => {
  const { collapsed, setCollapsed, toggle, anchor } = useCollapsed();
  const { picture, state } = usePicture(described, names, collapsed);
  const isReady = useReady(described, picture !== null || state === 'failed', onReady);
  const { handle, stage, room, isStill } = useStage();
  const { marks, hits } = useMarks(picture, { ...marking, offers: acting?.offers });
  const { selected, active, taken } = marking;
  const { description, id } = described.chart;
  const { states, current, setFocused } = useTabStop(picture, selected, active);
  useSteadyView(picture, anchor, current?.id, stage);
  const onMoved = useTogether(together, picture, { handle, stage });
  useReveal(picture, selected, stage);
  const move = useMemo(() => ({ active, taken }), [active, taken]);
  useRevealActive(picture, move, stage);
  const { press, opened } = useOffers({ picture, offers: marks.offers, onMake: acting?.onMake, move });
  const hands = useCanvasHands({
    states,
    current,
    selected,
    onSelect,
    onFocus: setFocused,
    toggle,
    stage,
    onPlay: press,
    onReach: acting?.onReach,
  });
  return (
    <section
      className={canvas}
      aria-label={[t('chart', { title: description ?? id }), version].filter(Boolean).join(', ')}
    >
      <VisuallyHidden>{t('help')}</VisuallyHidden>
      <TransformWrapper
        ref={handle}
        minScale={0.04}
        maxScale={3}
        limitToBounds={false}
        doubleClick={{ disabled: true }}
        zoomAnimation={{ disabled: isStill }}
        velocityAnimation={{ disabled: isStill }}
        onPanningStart={stage.release}
        onWheelStart={stage.release}
        onPinchStart={stage.release}
        onTransform={({ instance: { contentComponent } }, where) => {
          contentComponent?.style.setProperty('--scale', where.scale.toFixed(1));
          onMoved(where);
        }}
      >
        <div className={ground} ref={room} {...hands}>
          <TransformComponent wrapperClass={view} contentClass={content}>
            {picture && (
              <CanvasDrawing
                picture={picture}
                marks={marks}
                current={current?.id}
                isReachable={acting !== undefined}
              />
            )}
          </TransformComponent>
        </div>
        {picture && <MiniMap picture={picture} active={active} stage={stage} />}
      </TransformWrapper>
      {opened && <OfferMenu {...opened} />}
      {hits && <SearchHits key={marking.query} hits={hits} stage={stage} />}
      <CanvasTools
        stage={stage}
        groups={described.chart.nodes.filter(canCollapse)}
        collapsed={collapsed}
        onCollapsed={setCollapsed}
      >
        {tools}
      </CanvasTools>
      <CanvasNotice isReady={isReady} isFailed={state === 'failed'} reaching={acting?.reaching ?? null} />
    </section>
  );
};
