import FoldVertical from 'lucide-react/icons/fold-vertical';
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import UnfoldVertical from 'lucide-react/icons/unfold-vertical';
import type { ReactNode } from 'react';
import { t } from '#locales/fr/visualiserDrawing.ts';
import { Button } from '../../../ui/controls/buttons/Button.tsx';
import { tools } from './ChartCanvas.css.ts';
import type { Stage } from './useStage.ts';

type Props = {
  stage: Stage;
  /** Collapses every group; null where there is none left to collapse. */
  onCollapseAll: (() => void) | null;
  onExpandAll: (() => void) | null;
  children: ReactNode;
};

/** What a hand does to the drawing: larger, smaller, whole, its groups collapsed or not. */
export const CanvasTools = ({ stage, onCollapseAll, onExpandAll, children }: Props) => (
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
    {onCollapseAll && (
      <Button variant="icon" aria-label={t('collapseAll')} title={t('collapseAll')} onPress={onCollapseAll}>
        <FoldVertical />
      </Button>
    )}
    {onExpandAll && (
      <Button variant="icon" aria-label={t('expandAll')} title={t('expandAll')} onPress={onExpandAll}>
        <UnfoldVertical />
      </Button>
    )}
    {children}
  </div>
);
