import FoldVertical from 'lucide-react/icons/fold-vertical';
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import UnfoldVertical from 'lucide-react/icons/unfold-vertical';
import type { ReactNode } from 'react';
import { t } from '#locales/fr/visualiserDrawing.ts';
import { Button } from '../../../ui/controls/buttons/Button.tsx';
import { tools } from './Canvas.css.ts';
import type { Stage } from './useStage.ts';

type Props = {
  stage: Stage;
  groups: readonly { id: string }[];
  collapsed: ReadonlySet<string>;
  onCollapsed: (collapsed: ReadonlySet<string>) => void;
  children: ReactNode;
};

/** What a hand does to the drawing: larger, smaller, whole, its groups collapsed or not. */
export const CanvasTools = ({ stage, groups, collapsed, onCollapsed, children }: Props) => (
  <div className={tools} data-overlay role="toolbar" aria-orientation="vertical" aria-label={t('tools')}>
    <Button variant="icon" aria-label={t('zoomIn')} title={t('zoomIn')} onPress={stage.zoomIn}>
      <Plus />
    </Button>
    <Button variant="icon" aria-label={t('zoomOut')} title={t('zoomOut')} onPress={stage.zoomOut}>
      <Minus />
    </Button>
    <Button variant="icon" aria-label={t('fit')} title={t('fit')} onPress={() => stage.showWhole()}>
      <Maximize />
    </Button>
    {groups.some(({ id }) => !collapsed.has(id)) && (
      <Button
        variant="icon"
        aria-label={t('collapseAll')}
        title={t('collapseAll')}
        onPress={() => onCollapsed(new Set(groups.map(({ id }) => id)))}
      >
        <FoldVertical />
      </Button>
    )}
    {groups.some(({ id }) => collapsed.has(id)) && (
      <Button
        variant="icon"
        aria-label={t('expandAll')}
        title={t('expandAll')}
        onPress={() => onCollapsed(new Set())}
      >
        <UnfoldVertical />
      </Button>
    )}
    {children}
  </div>
);
