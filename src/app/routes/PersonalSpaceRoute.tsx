import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { AccountForm } from '#machines/domain/permissions.ts';
import { modalOf, type OpenModal, searchOf } from '../../pages/personal-space/modals.ts';
import { PersonalSpaceNotice } from '../../pages/personal-space/PersonalSpaceNotice.tsx';
import { PersonalSpacePage } from '../../pages/personal-space/PersonalSpacePage.tsx';
import { useJustCreated } from '../justCreated.ts';
import { SessionContext, useProfile } from '../session.tsx';
import { PersonalSpaceModal } from './PersonalSpaceModal.tsx';

/** The personal space and the modals that its address opens, one at a time (decisions E). */
const PersonalSpaceRoute = () => {
  const profile = useProfile();
  const session = SessionContext.useActorRef();
  const [search, setSearch] = useSearchParams();
  const isCreated = useJustCreated();
  const [done, setDone] = useState<AccountForm | null>(null);
  const modal = useMemo(() => modalOf(search, profile), [search, profile]);
  const form = modal?.form;

  const open: OpenModal = (...opened) => {
    setDone(null);
    setSearch(searchOf(...opened));
  };
  const close = useCallback(() => setSearch({}, { replace: true }), [setSearch]);
  const conclude = useCallback(() => {
    session.send({ type: 'profile.outdated' });
    if (form) setDone(form);
    close();
  }, [session, form, close]);

  const isNowhere = modal === null && search.has('modale');
  useEffect(() => {
    if (isNowhere) close();
  }, [isNowhere, close]);

  return (
    <>
      <PersonalSpacePage
        profile={profile}
        notice={<PersonalSpaceNotice isCreated={isCreated} done={done} />}
        onOpen={open}
      />
      <Suspense>
        {modal && (
          <PersonalSpaceModal modal={modal} profile={profile} onSubmitted={conclude} onAbandoned={close} />
        )}
      </Suspense>
    </>
  );
};

export default PersonalSpaceRoute;
