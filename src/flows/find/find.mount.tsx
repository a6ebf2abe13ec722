import { t } from '#locales/fr/find.ts';
import { findMachine } from '#machines/find/find.machine.ts';
import { profileSchema } from '../../domain/account/profile.ts';
import { knownContract } from '../../domain/fixtures/account.ts';
import { DialogPaper } from '../../views/FormPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { FindView } from './FindDialog.tsx';

/** An owner of two contracts, one of which may have its IBAN changed. */
const owner = profileSchema.parse({
  type: 'owner',
  allowed_services: ['GRAND_COMPTE'],
  contracts: [
    knownContract,
    { ...knownContract, reference: '981000004225', name: 'Usine du bord de mer', roles: [] },
  ],
});

export const findMount = defineMount(findMachine, (props: MountProps<typeof FindView>) => (
  <DialogPaper title={t('title')} size="wide">
    <FindView
      profile={owner}
      meterAddressOf={({ kind, reference, idPDS }) => `/espace-consommation/${kind}/${reference}/${idPDS}`}
      {...props}
    />
  </DialogPaper>
));
