import { useState } from 'react';
import { failures } from '#locales/fr/failures.ts';
import { t } from '#locales/fr/ui.ts';
import { useFocusFallback } from '../../ui/browser/hooks.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { WithServicePhone } from '../../ui/theme/brand.tsx';
import { SessionContext } from '../session.tsx';

const ProfileRetry = () => {
  const session = SessionContext.useActorRef();
  const isReloading = SessionContext.useSelector((snapshot) =>
    snapshot.matches({ open: { signedIn: 'reloading' } }),
  );
  const [isTried, setTried] = useState(false);

  const retry = () => {
    setTried(true);
    session.send({ type: 'profile.outdated' });
  };

  return (
    <div ref={useFocusFallback<HTMLDivElement>()}>
      <Button isBusy={isReloading} onPress={retry}>
        {t('retry')}
      </Button>
      <VisuallyHidden>
        <span role="status">
          {isTried && <WithServicePhone>{isReloading ? t('loading') : failures.technical}</WithServicePhone>}
        </span>
      </VisuallyHidden>
    </div>
  );
};

export default ProfileRetry;
