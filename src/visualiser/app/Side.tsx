import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { t } from '#locales/fr/visualiser.ts';
import { type BranchChart, guardText, type NodeChart } from '../../kit/chart/chart.ts';
import { toSequence } from '../../kit/narration/sequence.ts';
import { describeBranch, describeGuard, isElse } from '../../kit/narration/story.ts';
import { BookPane } from '../book/BookPane.tsx';
import { CoveragePanel } from '../evidence/CoveragePanel.tsx';
import { LivePanel, useLive } from '../live/LivePanel.tsx';
import { PathsPanel } from '../paths/PathsPanel.tsx';
import { RemarksPanel } from '../remarks/RemarksPanel.tsx';
import { SequenceDrawing } from '../sequence/SequenceDrawing.tsx';
import { SimulatePane } from '../simulate/SimulatePane.tsx';
import { modelWith, type Simulation } from '../simulation/simulation.ts';
import { VersionsPanel } from '../versions/VersionsPanel.tsx';
import { type Pane, panes } from './address.ts';
import { acts, command, link, pane, side } from './app.css.ts';
import { activeNodes, sayNode } from './flows.ts';
import { detail, marked, panel, strong } from './panels.css.ts';
import * as css from './panes.css.ts';
import type { Laid, Visualiser } from './useVisualiser.ts';

type Props = {
  visualiser: Visualiser;
  marks: Laid;
  onChart: () => void;
  children: ReactNode;
};

type PaneTabsProps = { visualiser: Visualiser; onPane: () => void };

const SequencePane = ({ visualiser: { flow, place, played, go } }: { visualiser: Visualiser }) => {
  const { typed, steps } = place.simulation;
  const sequence = useMemo(
    () => toSequence({ ...flow, model: modelWith(flow.model, typed) }, played.frames),
    [flow, typed, played],
  );
  return (
    <section className={panel} aria-label={t('sequence.title')}>
      <h2>{t('sequence.title')}</h2>
      <p className={detail}>{t(steps.length ? 'sequence.intro' : 'sequence.alone')}</p>
      <SequenceDrawing sequence={sequence} at={place.at} onStep={(at) => go({ at })} />
      <p className={detail}>{t('sequence.legend')}</p>
    </section>
  );
};

const StateTree = ({ visualiser: { flow, place, frame, go } }: { visualiser: Visualiser }) => {
  const { chart } = flow;
  const active = frame ? activeNodes(chart, frame.name) : new Set<string>();
  const childrenOf = (parent: string | null) => chart.nodes.filter((node) => node.parent === parent);
  const isFirst = ({ id, parent }: NodeChart) =>
    chart.nodes.find((node) => node.id === parent)?.initial?.targets.includes(id) ?? false;
  const renderItem = (node: NodeChart) => {
    const children = childrenOf(node.id);
    const name = sayNode(chart, place.names, node.id);
    const marks = [isFirst(node) && t('outline.initial'), active.has(node.id) && t('outline.current')];
    const details = [t(`outline.types.${node.type}`), ...marks.filter(Boolean)].join(', ');
    return (
      <TreeItem key={node.id} id={node.id} textValue={`${name}, ${details}`} className={css.item}>
        <TreeItemContent>
          <span className={css.content}>
            {children.length ? (
              <Button slot="chevron" className={css.chevron}>
                <ChevronRight aria-hidden />
              </Button>
            ) : (
              <span className={css.leafRoom} />
            )}
            <span className={active.has(node.id) ? strong : undefined}>{name}</span>
            <span className={css.kind}>{details}</span>
          </span>
        </TreeItemContent>
        {children.map(renderItem)}
      </TreeItem>
    );
  };
  return (
    <Tree
      key={flow.id}
      aria-label={t('outline.tree')}
      className={css.tree}
      selectionMode="single"
      disallowEmptySelection
      defaultExpandedKeys={chart.nodes.map(({ id }) => id)}
      selectedKeys={place.selected ? [place.selected] : []}
      onSelectionChange={(keys) => {
        const [selected] = keys === 'all' ? [] : keys;
        go({ selected: selected === undefined ? null : String(selected) });
      }}
    >
      {childrenOf(null).map(renderItem)}
    </Tree>
  );
};

const touches =
  (selected: string | null) =>
  ({ id, source, targets }: BranchChart): boolean =>
    selected === null ||
    selected === id ||
    [source, ...targets].some((end) => `${end}.`.startsWith(`${selected}.`));

const TransitionTable = ({ visualiser: { flow, place, frame, go } }: { visualiser: Visualiser }) => {
  const { chart, model } = flow;
  const { names, selected } = place;
  const isTechnical = names === 'technical';
  const taken = new Set(frame?.branches);
  const toState = (id: string) => (
    <button key={id} type="button" className={link} onClick={() => go({ selected: id })}>
      {sayNode(chart, names, id)}
    </button>
  );
  return (
    <section className={css.frame} aria-label={t('outline.table')}>
      <table className={css.table} aria-label={t('outline.caption')}>
        <thead>
          <tr>
            {(['from', 'when', 'guard', 'does', 'to'] as const).map((column) => (
              <th key={column} scope="col" className={css.cell}>
                {t(`outline.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.branches.filter(touches(selected)).map((branch) => (
            <tr key={branch.id} data-row={branch.id} {...(taken.has(branch.id) && { className: marked })}>
              <th scope="row" className={css.cell}>
                {toState(branch.source)}
              </th>
              <td className={css.cell}>{isTechnical ? branch.event : describeBranch(flow, branch)}</td>
              <td className={css.cell}>
                {branch.guard && (isTechnical ? guardText(branch.guard) : describeGuard(flow, branch.guard))}
                {isElse(chart, branch) && t('outline.else')}
              </td>
              <td className={css.cell}>
                {branch.actions
                  .map(({ name }) => (isTechnical ? name : (model.words.actions[name] ?? name)))
                  .join('\u202f; ')}
              </td>
              <td className={css.cell}>
                {branch.targets.length ? branch.targets.map(toState) : t('outline.stay')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const OutlinePane = ({ visualiser }: { visualiser: Visualiser }) => {
  const { flow, place, go } = visualiser;
  const { selected, names } = place;
  return (
    <>
      <h2>{t('outline.tree')}</h2>
      <StateTree visualiser={visualiser} />
      <h2>{t('outline.table')}</h2>
      {selected !== null && (
        <>
          <p className={detail}>{t('outline.of', { state: sayNode(flow.chart, names, selected) })}</p>
          <button type="button" className={command} onClick={() => go({ selected: null })}>
            {t('outline.all')}
          </button>
        </>
      )}
      <TransitionTable visualiser={visualiser} />
    </>
  );
};

/** Tabs of the side panel, in one row above all panels. Arrow keys select the next tab. */
export const PaneTabs = ({ visualiser: { place, go }, onPane }: PaneTabsProps) => {
  const choose = (pane: Pane) => {
    if (pane !== place.pane) go({ pane });
    onPane();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, target } = event;
    const at = panes.findIndex((name) => target instanceof HTMLElement && target.dataset.pane === name);
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: -1,
    };
    const to = steps[key];
    const chosen = to === undefined ? undefined : panes.at(to % panes.length);
    if (!chosen) return;
    event.preventDefault();
    choose(chosen);
    currentTarget.querySelector<HTMLElement>(`[data-pane="${chosen}"]`)?.focus();
  };
  return (
    <nav aria-label={t('panes.label')}>
      <div role="tablist" aria-label={t('panes.label')} className={css.list} onKeyDown={onKeyDown}>
        {panes.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            className={css.tab}
            aria-selected={name === place.pane}
            aria-controls="pane"
            id={`tab-${name}`}
            tabIndex={name === place.pane ? 0 : -1}
            data-pane={name}
            onClick={() => choose(name)}
          >
            {t(`panes.${name}`)}
          </button>
        ))}
      </div>
    </nav>
  );
};

export const Side = ({ visualiser, marks, onChart, children }: Props) => {
  const { place, flow, go } = visualiser;
  const actors = useLive();
  const play = (simulation: Simulation) => {
    visualiser.play(simulation);
    onChart();
  };
  const select = (selected: string) => {
    go({ selected });
    onChart();
  };
  const shown: Record<Pane, () => ReactNode> = {
    simulate: () => (
      // Inert until the chart is drawn. The gallery replaces the chart, so it needs no wait.
      <div className={acts} inert={!place.gallery && marks.drawn !== flow}>
        <SimulatePane visualiser={visualiser} />
      </div>
    ),
    book: () => <BookPane flow={flow.id} />,
    paths: () => <PathsPanel flow={flow} onPlay={play} />,
    sequence: () => <SequencePane visualiser={visualiser} />,
    coverage: () => <CoveragePanel flow={flow} onOverlay={marks.layOverlay} onPlay={play} onFocus={select} />,
    outline: () => <OutlinePane visualiser={visualiser} />,
    versions: () => (
      <VersionsPanel
        flow={flow}
        look={visualiser.look}
        onPlay={play}
        onChanges={marks.layChanges}
        onBefore={marks.layBefore}
        onFocus={select}
      />
    ),
    remarks: () => <RemarksPanel key={flow.id} visualiser={visualiser} onGone={onChart} />,
    live: () => (
      <LivePanel
        flow={flow}
        actors={actors}
        onSight={marks.laySight}
        onFlow={visualiser.openFlow}
        onPlay={play}
      />
    ),
  };
  return (
    <section className={side} aria-label={t('panes.label')}>
      <div key={place.pane} id="pane" role="tabpanel" aria-labelledby={`tab-${place.pane}`} className={pane}>
        {children}
        {shown[place.pane]()}
      </div>
    </section>
  );
};
