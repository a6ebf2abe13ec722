import FoldVertical from 'lucide-react/icons/fold-vertical';
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import UnfoldVertical from 'lucide-react/icons/unfold-vertical';
import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { Menu, MenuItem, Popover } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import { flushSync } from 'react-dom';
import { useTransformEffect } from 'react-zoom-pan-pinch';
import { t } from '#locales/fr/visualiserDrawing.ts';
import type { Move } from '../../../kit/explore/moves.ts';
import { Button } from '../../../ui/controls/buttons/Button.tsx';
import { item, menu, popover } from '../../../ui/controls/menu/Menu.css.ts';
import { keepOneWayOut } from '../../../ui/dialogs/overlay.tsx';
import { InFrench } from '../../../ui/display/InFrench.tsx';
import { ChartDrawing } from '../ChartDrawing.tsx';
import * as css from '../drawing.css.ts';
import { fitsOn, orientations, papers, partsOn } from '../paper.ts';
import { isOpenGroup, type Marks, type Offer, type Picture } from '../picture.ts';
import type { DrawingTheme } from '../shapes/look.ts';
import type { Stage } from './useStage.ts';

type Props = {
  stage: Stage;
  groups: readonly { id: string }[];
  collapsed: ReadonlySet<string>;
  onCollapsed: (collapsed: ReadonlySet<string>) => void;
  onWhole: () => void;
  children: ReactNode;
};

type ToolName = 'zoomIn' | 'zoomOut' | 'fit' | 'collapseAll' | 'expandAll';

const tool = (name: ToolName, icon: ReactNode, onPress: () => void) => (
  <Button variant="icon" aria-label={t(name)} title={t(name)} onPress={onPress}>
    {icon}
  </Button>
);

export const CanvasTools = ({ stage, groups, collapsed, onCollapsed, onWhole, children }: Props) => {
  const collapseAll = () => onCollapsed(new Set(groups.map(({ id }) => id)));
  return (
    <div className={css.tools} role="toolbar" aria-label={t('tools')}>
      {tool('zoomIn', <Plus />, stage.zoomIn)}
      {tool('zoomOut', <Minus />, stage.zoomOut)}
      {tool('fit', <Maximize />, onWhole)}
      {groups.some(({ id }) => !collapsed.has(id)) && tool('collapseAll', <FoldVertical />, collapseAll)}
      {groups.some(({ id }) => collapsed.has(id)) &&
        tool('expandAll', <UnfoldVertical />, () => onCollapsed(new Set()))}
      {children}
    </div>
  );
};

type BoxesProps = Pick<Picture, 'nodes'> & { active?: ReadonlySet<string> };

export const Boxes = ({ nodes, active }: BoxesProps) =>
  nodes.map(({ id, kind, collapsed, x, y, width, height }) => (
    <rect
      key={id}
      className={isOpenGroup({ kind, collapsed }) ? css.group : css.state}
      data-lit={active?.has(id) || undefined}
      {...{ x, y, width, height }}
    />
  ));

type MiniMapProps = { picture: Picture; active: ReadonlySet<string>; stage: Stage };

const most = { width: 88, height: 160 };

/** Minimap for mouse and touch. The minimap of the zoom library ignores touch and cuts the chart. */
export const MiniMap = ({ picture, active, stage }: MiniMapProps) => {
  const map = useRef<SVGSVGElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const { width, height, nodes } = picture;
  const scale = Math.min(most.width / width, most.height / height);

  useTransformEffect(({ state, instance: { wrapperComponent } }) => {
    if (!map.current || !frame.current || !wrapperComponent) return;
    const seen = {
      x: -state.positionX / state.scale,
      y: -state.positionY / state.scale,
      width: wrapperComponent.clientWidth / state.scale,
      height: wrapperComponent.clientHeight / state.scale,
    };
    for (const [name, value] of Object.entries(seen)) frame.current.setAttribute(name, value.toFixed(0));
    const isAll =
      seen.x <= 0 && seen.y <= 0 && seen.x + seen.width >= width && seen.y + seen.height >= height;
    map.current.toggleAttribute('data-idle', isAll);
  });

  const goTo = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const shown = currentTarget.getBoundingClientRect();
    stage.centre({
      x: ((clientX - shown.left) / shown.width) * width,
      y: ((clientY - shown.top) / shown.height) * height,
    });
  };

  return (
    <svg
      ref={map}
      className={css.map}
      style={{ width: width * scale, aspectRatio: width / height }}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      data-minimap
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        goTo(event);
      }}
      onPointerMove={(event) => event.buttons === 1 && goTo(event)}
    >
      <Boxes nodes={nodes} active={active} />
      <rect ref={frame} className={css.frame} />
    </svg>
  );
};

type PartsProps = { picture: Picture; marks: Marks; theme: DrawingTheme };

/** Prints a chart on several pages if one page is too small. CSS selects the parts by paper orientation. */
export const PrintedParts = ({ picture, marks, theme }: PartsProps) => {
  const drawing = useId();
  const inParts = orientations.filter((paper) => !fitsOn(paper)(picture));
  if (!inParts.length) return null;
  return (
    <>
      <div className={css.source}>
        <ChartDrawing id={drawing} {...{ picture, marks, theme }} />
      </div>
      {inParts.map((paper) =>
        partsOn(picture, paper).map(({ x, y, width, height }, at, { length: count }) => (
          <figure key={`${paper} ${x} ${y}`} className={css.part[paper]}>
            <svg
              viewBox={`${x} ${y} ${width} ${height}`}
              style={{ width: `${(100 * width) / papers[paper].width}%` }}
              aria-hidden
            >
              <use href={`#${drawing}`} />
            </svg>
            <figcaption>{t('part', { at: at + 1, count, title: picture.title })}</figcaption>
          </figure>
        )),
      )}
    </>
  );
};

type OfferMenuProps = {
  trigger: SVGGElement;
  title: string;
  offers: readonly Offer[];
  onMake: (move: Move) => void;
  onClose: () => void;
};

export const OfferMenu = ({ trigger, title, offers, onMake, onClose }: OfferMenuProps) => {
  const triggerRef = useRef(trigger);
  // Keyboard mode even after a click, because the menu would otherwise not receive Escape and arrow keys.
  useLayoutEffect(() => setInteractionModality('keyboard'), []);
  return (
    <InFrench>
      <Popover
        isOpen
        aria-label={title}
        ref={keepOneWayOut}
        triggerRef={triggerRef}
        placement="bottom start"
        className={popover}
        UNSTABLE_portalContainer={document.fullscreenElement ?? document.body}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <div
          onKeyDownCapture={(event) => {
            if (event.key !== 'Tab') return;
            event.stopPropagation();
            flushSync(onClose);
            trigger.focus({ preventScroll: true });
          }}
        >
          <p className={css.title}>{title}</p>
          <Menu aria-label={title} autoFocus="first" className={menu} onClose={onClose}>
            {offers.map(({ move, label, why }) => (
              <MenuItem
                key={JSON.stringify(move)}
                id={JSON.stringify(move)}
                textValue={label}
                className={why === null ? item : css.refused}
                data-choice={why === null ? 'possible' : 'refused'}
                onAction={() => onMake(move)}
              >
                <Text slot="label">
                  {label}
                  {/* Inside the label, so that the accessible name contains the visible reason. */}
                  {why !== null && <span className={css.why}> {why}</span>}
                </Text>
              </MenuItem>
            ))}
          </Menu>
        </div>
      </Popover>
    </InFrench>
  );
};
