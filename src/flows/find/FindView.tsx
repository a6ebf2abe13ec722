import { type KeyboardEvent, useEffect, useMemo } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import type { ActorRefFrom } from 'xstate';
import { missing } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/find.ts';
import type { Profile } from '#machines/domain/account/profile.ts';
import { contractsFound } from '#machines/find/contractsFound.ts';
import type { findMachine } from '#machines/find/find.machine.ts';
import { afterPaint } from '../../ui/browser/afterPaint.ts';
import { InFrench } from '../../ui/display/InFrench.tsx';
import { Flow } from '../../views/Flow.tsx';
import { unreadText } from '../../views/unreadText.ts';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { FindField } from './FindField.tsx';
import { FindNews } from './FindNews.tsx';
import { FindResults } from './FindResults.tsx';
import * as css from './FindView.css.ts';
import { preparePlaces } from './placesFound.ts';
import type { Result } from './result.ts';
import { type Known, listResults } from './results.ts';

/** Whether a key is for the field itself: no result has been gone to by the arrows, and no word is being composed. */
const isFree = ({ target, nativeEvent }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement &&
  !target.hasAttribute('aria-activedescendant') &&
  !nativeEvent.isComposing;

type Props = {
  actor: ActorRefFrom<typeof findMachine>;
  profile: Profile;
  /** The address of a meter's page. */
  meterAddressOf: Known['meterAddressOf'];
};

/** One field for all that the portal has, and what it finds (docs/rules.md#find-anything). */
export const FindView = ({ actor, profile, meterAddressOf }: Props) => {
  const snapshot = useSnapshot(actor);
  const { typed } = snapshot.context;
  const places = useMemo(() => preparePlaces(profile), [profile]);
  // Before the first key, which would wait for it.
  useEffect(() => afterPaint(() => contractsFound(profile.contracts, '', missing)), [profile]);
  const known = { profile, places, meterAddressOf };
  const found = listResults(snapshot.context, known);
  const count = found.reduce((sum, { results }) => sum + results.length, 0);
  // Where nothing is found, what is often looked for stays at hand.
  const groups = count > 0 ? found : listResults({ ...snapshot.context, typed: '' }, known);
  const first = typed.trim() === '' ? undefined : found[0]?.results[0];
  const { invoices, meters } = snapshot.context;
  const unread = [
    ...profile.unreadContracts,
    ...[invoices, meters].flatMap(({ found: of }) => of?.unread ?? []),
  ];
  const choose = ({ address }: Result) => actor.send({ type: 'result.chosen', address });
  return (
    <Flow id="find" snapshot={snapshot}>
      <InFrench>
        <div
          className={css.search}
          onKeyDownCapture={(event) => {
            if (!first || event.key !== 'Enter' || !isFree(event)) return;
            event.preventDefault();
            event.stopPropagation();
            choose(first);
          }}
        >
          <Autocomplete
            inputValue={typed}
            disableAutoFocusFirst
            onInputChange={(text) => actor.send({ type: 'text.typed', text })}
          >
            <FindField />
            <FindNews
              snapshot={snapshot}
              count={count}
              first={first}
              onRetry={() => actor.send({ type: 'search.retried' })}
            />
            {profile.contracts_status === 'KO' && <p className={css.news}>{t('contractsUnknown')}</p>}
            {unread.length > 0 && <p className={css.news}>{unreadText(unread)}</p>}
            <FindResults groups={groups} first={first} onChoose={choose} />
          </Autocomplete>
          <p aria-hidden="true" className={css.keys}>
            {t('keys')}
          </p>
        </div>
      </InFrench>
    </Flow>
  );
};
