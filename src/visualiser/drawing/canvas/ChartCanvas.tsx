import { type ReactNode, useMemo, useState } from 'react';
import { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { colour } from '#brands/contract.css.ts';
import { t } from '#locales/fr/visualiserDrawing.ts';
import type { DescribedFlow } from '../../../kit/narration/story.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { ChartDrawing } from '../ChartDrawing.tsx';
import { stateControl, toggleControl } from '../controls.ts';
import type { Dress } from '../dress.ts';
import type { Names } from '../labels.ts';
import { canCollapse } from '../layout/shown.ts';
import type { Changes, Marks, Overlay } from '../marks.ts';
import { useCollapsed, useReveal, useRevealActive, useSteadyView } from '../useCollapsed.ts';
import { useMarks } from '../useMarks.ts';
import { usePicture, useReady } from '../usePicture.ts';
import { CanvasNotice } from './CanvasNotice.tsx';
import { CanvasTools } from './CanvasTools.tsx';
import { canvas, content, ground, view } from './ChartCanvas.css.ts';
import { MiniMap } from './MiniMap.tsx';
import { SearchHits } from './SearchHits.tsx';
import { useCanvasHands } from './useCanvasHands.ts';
import { useStage } from './useStage.ts';

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
  /** What else its tools do. */
  tools?: ReactNode;
  /** Which flow can be looked at, or never will be; null while it is laid out. */
  onReady?: (described: DescribedFlow | null) => void;
};

const dress: Dress = { palette: colour, isFile: false };

/** The statechart of a flow, to be moved under the hand, read, searched and chosen in. */
export const ChartCanvas = ({
  described,
  version,
  names,
  onSelect,
  onReady,
  tools,
  ...marking
}: ChartCanvasProps) => {
  const { collapsed, setCollapsed, toggle, anchor } = useCollapsed();
  const { picture, state } = usePicture(described, names, collapsed);
  const isReady = useReady(described, picture !== null || state === 'failed', onReady);
  const { handle, stage, room, isStill } = useStage();
  const { marks, hits } = useMarks(picture, marking);
  const [focused, setFocused] = useState<string | null>(null);
  const groups = useMemo(() => described.chart.nodes.filter(canCollapse).map(({ id }) => id), [described]);

  const { selected, active, taken } = marking;
  const states = picture?.nodes.filter(({ kind }) => kind !== 'initial') ?? [];
  const current =
    states.find(({ id }) => id === focused) ??
    states.find(({ id }) => id === selected) ??
    states.findLast(({ id }) => active.has(id)) ??
    states[0];
  useSteadyView(picture, anchor, current?.id, stage);

  useReveal(picture, selected, stage);
  useRevealActive(
    picture,
    useMemo(() => ({ active, taken }), [active, taken]),
    stage,
  );
  const hands = useCanvasHands({ states, current, selected, onSelect, onFocus: setFocused, toggle, stage });
  const drawing = useMemo(
    () =>
      picture && (
        <ChartDrawing
          picture={picture}
          marks={marks}
          dress={dress}
          controlOf={(node) => stateControl(picture, node, marks, current?.id)}
          toggleOf={(node) => toggleControl(node, current?.id)}
        />
      ),
    [picture, marks, current?.id],
  );

  return (
    <section
      className={canvas}
      aria-label={[t('chart', { title: described.chart.description ?? described.chart.id }), version]
        .filter(Boolean)
        .join(', ')}
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
        onTransform={({ instance: { contentComponent } }, { scale }) =>
          contentComponent?.style.setProperty('--scale', scale.toFixed(1))
        }
      >
        <div className={ground} ref={room} {...hands}>
          <TransformComponent wrapperClass={view} contentClass={content}>
            {drawing}
          </TransformComponent>
        </div>
        {picture && <MiniMap picture={picture} active={active} stage={stage} />}
      </TransformWrapper>
      {hits && <SearchHits key={marking.query} hits={hits} stage={stage} />}
      <CanvasTools
        stage={stage}
        onCollapseAll={groups.some((id) => !collapsed.has(id)) ? () => setCollapsed(new Set(groups)) : null}
        onExpandAll={groups.some((id) => collapsed.has(id)) ? () => setCollapsed(new Set()) : null}
      >
        {tools}
      </CanvasTools>
      <CanvasNotice isReady={isReady} isFailed={state === 'failed'} />
    </section>
  );
};
