import PanelLeft from 'lucide-react/icons/panel-left';
import PanelRight from 'lucide-react/icons/panel-right';
import { t } from '#locales/fr/visualiser.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import type { Foldable, Panels } from './usePanels.ts';
import { wideOnly } from './Workspace.css.ts';

const icons = { side: <PanelLeft />, screen: <PanelRight /> };

/** Folds a panel beside the chart, or unfolds it. */
export const FoldButton = ({ panel, panels }: { panel: Foldable; panels: Panels }) => (
  <span className={wideOnly}>
    <Button
      variant="icon"
      aria-expanded={!panels.folded[panel]}
      aria-controls={panel}
      aria-label={t(`panels.fold.${panel}`)}
      title={t(`panels.${panels.folded[panel] ? 'show' : 'hide'}.${panel}`)}
      data-fold={panel}
      onPress={() => panels.toggle(panel)}
    >
      {icons[panel]}
    </Button>
  </span>
);
