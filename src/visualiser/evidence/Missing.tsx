import { t } from '#locales/fr/visualiserCoverage.ts';
import type { BranchChart } from '../../kit/chart/chart.ts';
import { capital, type DescribedFlow, describeBranch } from '../../kit/narration/story.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { useWays } from '../paths/kit.ts';
import * as css from '../paths/Paths.css.ts';
import { toSimulation } from '../paths/ways.schema.ts';
import type { Simulation } from '../simulation/simulation.ts';

type Props = {
  described: DescribedFlow;
  branches: readonly BranchChart[];
  onPlay: (simulation: Simulation) => void;
  onFocus: (branch: string) => void;
};

export const branchTitle = (described: DescribedFlow, branch: BranchChart): string =>
  capital(branch.description ?? t('when', { what: describeBranch(described, branch) }));

export const Missing = ({ described, branches, onPlay, onFocus }: Props) => {
  const found = useWays(described.chart.id, { kind: 'shortest', branches: branches.map(({ id }) => id) });
  return (
    <ul className={css.rows}>
      {branches.map((branch) => {
        const title = branchTitle(described, branch);
        const way = found.state === 'found' ? found.ways.find(({ id }) => id === branch.id) : undefined;
        return (
          <li key={branch.id} className={css.row}>
            <div className={css.words}>
              <p className={css.title}>{title}</p>
              {!way && <p className={css.detail}>{t(found.state === 'found' ? 'unreachable' : 'looking')}</p>}
            </div>
            <div className={css.actions}>
              <Button
                variant="text"
                aria-label={t('showNamed', { title })}
                onPress={() => onFocus(branch.id)}
              >
                {t('show')}
              </Button>
              {way && (
                <Button
                  data-path={way.id}
                  aria-label={t('shortestNamed', { title })}
                  onPress={() => onPlay(toSimulation(way))}
                >
                  {t('shortest')}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
};
