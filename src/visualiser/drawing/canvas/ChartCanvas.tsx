import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { colour } from '#brands/contract.css.ts';
import { t } from '#locales/fr/visualiserDrawing.ts';
import { plural } from '#locales/translator.ts';
import type { DescribedFlow } from '../../../kit/narration/story.ts';
import { usePaper } from '../../../ui/browser/useMedia.ts';
import { Button, Spinner } from '../../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../../ui/display/Alert.tsx';
import { VisuallyHidden } from '../../../ui/display/Skeleton.tsx';
import { ChartDrawing } from '../ChartDrawing.tsx';
import { offerControl, reachControl, stateControl, toggleControl } from '../controls.ts';
import * as css from '../drawing.css.ts';
import type { Names } from '../labels.ts';
import { fitsOn, orientations } from '../paper.ts';
import type { Acting, Marks, Offers, Picture } from '../picture.ts';
import { canCollapse, noMarks } from '../picture.ts';
import type { DrawingTheme } from '../shapes/look.ts';
import { CanvasTools, MiniMap, OfferMenu, PrintedParts } from './CanvasTools.tsx';
import { findHits, type Hit, surroundings, useCanvasHands } from './useCanvasHands.ts';
import { useOffers, usePicture, useReveal, useRevealActive, useSteadyView, useViews } from './usePicture.ts';
import { type Stage, type Together, useStage, useTogether } from './useStage.ts';

/** Marks of a drawing. `query`: searched words. */
type Marking = Pick<Marks, 'active' | 'selected' | 'overlay' | 'changes'> & {
  taken: readonly string[];
  remarks?: Marks['remarks'];
  query: string;
};

export type ChartCanvasProps = Marking & {
  /** Flow to draw. Must be memoized, because another object starts a new layout. */
  described: DescribedFlow;
  version?: string;
  names: Names;
  onSelect: (id: string | null) => void;
  acting?: Acting | undefined;
  together?: Together | undefined;
  tools?: ReactNode;
  /** Called with null when a layout starts, and with the flow when it ends, even after an error. */
  onReady?: (described: DescribedFlow | null) => void;
};

/** States of the picture, and the state that Tab reaches: last focused, else selected, else active. */
const useTabStop = (picture: Picture | null, selected: string | null, active: ReadonlySet<string>) => {
  const [focused, setFocused] = useState<string | null>(null);
  const states = picture?.nodes.filter(({ kind }) => kind !== 'initial') ?? [];
  const current =
    states.find(({ id }) => id === focused) ??
    states.find(({ id }) => id === selected) ??
    states.findLast(({ id }) => active.has(id)) ??
    states[0];
  return { states, current, setFocused };
};

type NoticeProps = { isReady: boolean; isFailed: boolean } & Pick<Acting, 'reaching'>;

const CanvasNotice = ({ isReady, isFailed, reaching }: NoticeProps) => (
  <>
    <div role="status">
      {!isReady && (
        <p className={css.laying}>
          <Spinner />
          {t('laying')}
        </p>
      )}
    </div>
    <p role="status" className={css.reaching} data-overlay={reaching ?? undefined} hidden={reaching === null}>
      {reaching && t(`reach.${reaching}`)}
    </p>
    {isFailed && (
      <div className={css.notice}>
        <Alert tone="bad" title={t('failed')}>
          {t('failedDetail')}
        </Alert>
      </div>
    )}
  </>
);

type CanvasDrawingProps = {
  picture: Picture;
  marks: Marks;
  current: string | undefined;
  isReachable: boolean;
};

const theme: DrawingTheme = { palette: colour, isFile: false };

const CanvasDrawing = memo(({ picture, marks, current, isReachable }: CanvasDrawingProps) => (
  <ChartDrawing
    picture={picture}
    marks={marks}
    theme={theme}
    controls={{
      stateOf: (node) => stateControl(picture, node, marks, current),
      toggleOf: (node) => toggleControl(node, current),
      offerOf: (branch, words) => offerControl(picture, words, branch, marks),
      reachOf: (node) => (isReachable ? reachControl(node, marks) : undefined),
    }}
  />
));

type SearchHitsProps = { hits: readonly Hit[]; stage: Stage };

const SearchHits = ({ hits, stage }: SearchHitsProps) => {
  const [at, setAt] = useState(0);
  const hit = hits[at % hits.length];
  useEffect(() => {
    if (hit) stage.reveal(hit.rect);
  }, [hit, stage]);
  const count = hits.length;
  const text = count ? t(`found.${plural(count)}`, { count }) : t('found.none');
  return (
    <div className={css.found} data-overlay>
      <span role="status">
        {text}
        {count > 1 && `, ${t('foundAt', { at: (at % count) + 1, count })}`}
      </span>
      {count > 1 && (
        <span>
          <Button variant="icon" aria-label={t('previous')} onPress={() => setAt((at + count - 1) % count)}>
            <ChevronUp />
          </Button>
          <Button variant="icon" aria-label={t('next')} onPress={() => setAt((at + 1) % count)}>
            <ChevronDown />
          </Button>
        </span>
      )}
    </div>
  );
};

const useMarks = (
  picture: Picture | null,
  { active, taken, selected, overlay, changes, remarks = noMarks.remarks, query }: Marking,
  offers: Offers = noMarks.offers,
) => {
  const hits = useMemo(() => picture && findHits(picture, query), [picture, query]);
  const marks = useMemo((): Marks => {
    const found = hits && new Set(hits.map(({ id }) => id));
    const isThere = picture?.nodes.some(({ id }) => id === selected) ?? false;
    const near = picture && selected !== null && isThere ? surroundings(picture, selected) : null;
    const lit = found ?? near;
    return { active, taken: new Set(taken), selected, overlay, changes, remarks, offers, found, lit };
  }, [picture, hits, active, taken, selected, overlay, changes, remarks, offers]);
  return { marks, hits };
};

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
  const { handle, stage, room, isStill } = useStage();
  const { selected, active, taken, query, overlay, changes } = marking;
  const isDetailed = Boolean(selected !== null || query.trim() || overlay || changes);
  const { views, anchor, choose, toggle, zoomed } = useViews(described, isDetailed);
  const pictured = usePicture(described, names, views, stage);
  const { picture, state, view: shown, tried } = pictured;
  const isPaper = usePaper();
  const onPaper = orientations.flatMap((paper) => {
    const whole = isPaper && tried.find(fitsOn(paper));
    return whole && whole !== picture ? { paper, whole } : [];
  });
  const isReady = picture !== null || state === 'failed';
  useEffect(() => {
    onReady?.(isReady ? described : null);
  }, [isReady, described, onReady]);
  const { marks, hits } = useMarks(picture, marking, acting?.offers);
  const { description, id } = described.chart;
  const { states, current, setFocused } = useTabStop(picture, selected, active);
  const first = together?.on.find((id) => states.some((node) => node.id === id)) ?? current?.id;
  useSteadyView(picture, anchor, { first, selected }, stage);
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
    toggle: (group) => toggle(shown, group),
    stage,
    onPlay: press,
    onReach: acting?.onReach,
  });
  return (
    <section
      className={css.canvas}
      data-brief={shown.brief > 0}
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
          zoomed(pictured, stage, where.scale);
        }}
      >
        <div className={css.ground} ref={room} {...hands}>
          <TransformComponent wrapperClass={css.view} contentClass={css.content}>
            {picture && (
              <div className={onPaper.map(({ paper }) => css.notOn[paper]).join(' ')}>
                <CanvasDrawing
                  picture={picture}
                  marks={marks}
                  current={current?.id}
                  isReachable={acting !== undefined}
                />
              </div>
            )}
            {onPaper.map(({ paper, whole }) => (
              <div key={paper} className={css.onlyOn[paper]}>
                <ChartDrawing picture={whole} marks={marks} theme={theme} />
              </div>
            ))}
          </TransformComponent>
        </div>
        <div className={css.gutter}>
          {picture && <MiniMap picture={picture} active={active} stage={stage} />}
          <CanvasTools
            stage={stage}
            groups={described.chart.nodes.filter(canCollapse)}
            collapsed={shown.collapsed}
            onCollapsed={(collapsed) => choose({ brief: shown.brief, collapsed })}
            onWhole={() => {
              choose('whole');
              stage.showWhole();
            }}
          >
            {tools}
          </CanvasTools>
        </div>
      </TransformWrapper>
      {isPaper && tried[0] && <PrintedParts picture={tried[0]} marks={marks} theme={theme} />}
      {opened && <OfferMenu {...opened} />}
      {hits && <SearchHits key={query} hits={hits} stage={stage} />}
      <CanvasNotice isReady={isReady} isFailed={state === 'failed'} reaching={acting?.reaching ?? null} />
    </section>
  );
};
