import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from 'react-aria-components/Button';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { t } from '#locales/fr/visualiser.ts';
import type { NodeChart } from '../../kit/chart/chart.ts';
import { activeNodes } from '../app/flows.ts';
import type { Visualiser } from '../app/useVisualiser.ts';
import { sayNode } from '../app/words.ts';
import * as css from './outline.css.ts';

/** The states of a flow as a tree: arrows move in it, Enter selects, on the chart as well. */
export const StateTree = ({ visualiser: { flow, place, frame, go } }: { visualiser: Visualiser }) => {
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
            <span className={active.has(node.id) ? css.current : undefined}>{name}</span>
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
