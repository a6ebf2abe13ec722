import { lazy, Suspense, useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import { t } from '#locales/fr/personalSpace.ts';
import { PersonalSpacePage } from '../../pages/personal-space/PersonalSpacePage.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { useJustCreated } from '../justCreated.ts';
import { SessionContext, useProfile } from '../session.tsx';

const AddContractDialog = lazy(async () => {
  const { AddContractDialog } = await import('../../flows/add-contract/AddContractDialog.tsx');
  return { default: AddContractDialog };
});

/** The personal space and the modals that its address opens: `?modale=addContract` (decisions E). */
const PersonalSpaceRoute = () => {
  const profile = useProfile();
  const session = SessionContext.useActorRef();
  const [search, setSearch] = useSearchParams();
  const isCreated = useJustCreated();
  const [isAdded, setAdded] = useState(false);

  const close = useCallback(() => setSearch({}, { replace: true }), [setSearch]);
  const welcome = useCallback(() => {
    session.send({ type: 'profile.outdated' });
    setAdded(true);
    close();
  }, [session, close]);

  return (
    <>
      <PersonalSpacePage
        profile={profile}
        notice={
          <>
            {isCreated && (
              <Alert tone="ok" title={t('created.title')}>
                {t('created.text')}
              </Alert>
            )}
            {isAdded && <Alert tone="ok" title={t('contracts.added')} />}
          </>
        }
        onAddContract={() => {
          setAdded(false);
          setSearch({ modale: 'addContract' });
        }}
      />
      <Suspense>
        {search.get('modale') === 'addContract' && (
          <AddContractDialog role={profile.type} onAttached={welcome} onAbandoned={close} />
        )}
      </Suspense>
    </>
  );
};

export default PersonalSpaceRoute;
