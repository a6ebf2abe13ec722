import { useCallback, useEffect, useMemo } from 'react';
import { parseModal } from '../../pages/personal-space/modals.ts';
import { PersonalSpacePage } from '../../pages/personal-space/PersonalSpacePage.tsx';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { useJustCreated } from '../justCreated.ts';
import { PersonalSpaceModal } from '../modals/PersonalSpaceModal.tsx';
import { useModalAddress } from '../navigation/useModalAddress.ts';
import { useQuery } from '../navigation/useQuery.ts';
import { useProfileChange } from '../profile/useProfileChange.ts';
import { SessionContext, useIsRefreshing, useProfile } from '../session.tsx';

const ProfileRetry = onDemand(() => import('../profile/ProfileRetry.tsx'));

const retry = <ProfileRetry />;

/** The personal space and the modals its address opens, one at a time (docs/rules.md#modal-addresses). */
const PersonalSpaceRoute = () => {
  const profile = useProfile();
  const isRefreshing = useIsRefreshing();
  const session = SessionContext.useActorRef();
  const { search, close } = useModalAddress();
  const sought = new URLSearchParams(useQuery()).get('search') ?? '';
  const isCreated = useJustCreated();
  const modal = useMemo(() => parseModal(search, profile), [search, profile]);

  const signIn = useCallback(() => {
    // The sign-in comes back to the page, not to its modal.
    session.send({ type: 'protectedPage.entered', target: location.pathname });
    session.send({ type: 'signIn.requested' });
  }, [session]);

  const isNowhere = modal === null && search.has('modale');
  useEffect(() => {
    if (isNowhere) close();
  }, [isNowhere, close]);

  return (
    <>
      <PersonalSpacePage
        profile={profile}
        isCreated={isCreated}
        isRefreshing={isRefreshing}
        sought={sought}
        retry={retry}
      />
      <Boundary>
        <PersonalSpaceModal
          modal={modal}
          profile={profile}
          onSubmitted={useProfileChange(profile)}
          onAbandoned={close}
          onSignIn={signIn}
        />
      </Boundary>
    </>
  );
};

export default PersonalSpaceRoute;
