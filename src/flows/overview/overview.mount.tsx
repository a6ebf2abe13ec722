import { t } from '#locales/fr/consumption.ts';
import { overviewMachine } from '#machines/overview/overview.machine.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { OverviewView } from './OverviewView.tsx';

export const overviewMount = defineMount(overviewMachine, (props: MountProps<typeof OverviewView>) => (
  <main>
    <h1 data-stand-in>Tableau de bord</h1>
    <OverviewView
      meterAddressOf={({ idPDS }) => `/espace-consommation/${encodeURIComponent(idPDS)}`}
      watchLink={
        <Link variant="outlined" href="/espace-consommation/surveillance">
          {t('watch')}
        </Link>
      }
      {...props}
    />
  </main>
));
