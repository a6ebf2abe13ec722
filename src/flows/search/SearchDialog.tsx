import { useActorRef, useSelector } from '@xstate/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import FileText from 'lucide-react/icons/file-text';
import Gauge from 'lucide-react/icons/gauge';
import ListFilter from 'lucide-react/icons/list-filter';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import Search from 'lucide-react/icons/search';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import { FieldInputContext, SelectableCollectionContext } from 'react-aria-components/Autocomplete';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Input, TextField } from 'react-aria-components/TextField';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { missing } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/search.ts';
import { plural } from '#locales/translator.ts';
import { contractsFound } from '#machines/search/places.ts';
import type { searchMachine } from '#machines/search/search.machine.ts';
import { widestDays } from '../../domain/calendar.ts';
import { afterPaint } from '../../ui/browser/afterPaint.ts';
import { useDebounced } from '../../ui/browser/hooks.ts';
import { Spinner } from '../../ui/controls/buttons/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { InFrench } from '../../ui/display/InFrench.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { control, field } from '../../ui/forms/Form.css.ts';
import { input, lens, line } from '../../ui/forms/text/Text.css.ts';
import { WithServicePhone } from '../../ui/theme/brand.tsx';
import { Flow, useFlowEnd, useSnapshot } from '../../views/Flow.tsx';
import { failureText } from '../../views/failureText.ts';
import { allForbidden, RetryButton } from '../../views/forbidden.tsx';
import { useOwnNames } from '../../views/sites.ts';
import { unreadText } from '../../views/unreadText.ts';
import { type Group, type Known, listResults, type Offer, preparePlaces, type Result } from './results.ts';
import * as css from './Search.css.ts';
import { search } from './search.ports.ts';

type SearchProps = Offer & Pick<Known, 'meterAddressOf'> & { actor: ActorRefFrom<typeof searchMachine> };

type Props = Omit<SearchProps, 'actor'> & {
  typed: string;
  typedAhead: RefObject<string>;
  onTyped: (typed: string) => void;
  onEnd: (address: string | null) => void;
};

/** True if a key edits the typed text: no result is highlighted, and no input method (IME) is active. */
const isFree = ({ target, nativeEvent }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement &&
  !target.hasAttribute('aria-activedescendant') &&
  !nativeEvent.isComposing;

const SearchField = ({ box }: { box: RefObject<HTMLInputElement | null> }) => {
  // Selects the text of the last search, so that the next keystroke replaces it.
  useEffect(() => box.current?.select(), [box]);
  return (
    <TextField aria-label={t('label')} className={field} autoFocus>
      <div className={line}>
        <span className={lens}>
          <Search />
        </span>
        <Input
          ref={box}
          role="combobox"
          aria-expanded
          aria-haspopup="listbox"
          name="query"
          enterKeyHint="go"
          autoComplete="off"
          className={`${control} ${input}`}
          placeholder={t('placeholder')}
        />
      </div>
    </TextField>
  );
};

type SearchedListProps = { typed: string; onTyped: (typed: string) => void; children: ReactNode };

/** Connects the search field to its results. React Aria's `Autocomplete` would load with each text field. */
const SearchedList = ({ typed, onTyped, children }: SearchedListProps) => {
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLElement>(null);
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef, collectionRef: listRef, disableAutoFocusFirst: true },
    { inputValue: typed, setInputValue: onTyped, focusedNodeId, setFocusedNodeId },
  );
  return (
    <FieldInputContext value={{ ...inputProps, ref: inputRef }}>
      <SelectableCollectionContext value={{ ...collectionProps, ref: collectionRef }}>
        {children}
      </SelectableCollectionContext>
    </FieldInputContext>
  );
};

const icons = {
  contract: MapPin,
  invoice: FileText,
  meter: Gauge,
  action: Pencil,
  page: ArrowRight,
  phone: Phone,
  request: MessageCircle,
  more: ListFilter,
} as const satisfies Record<Result['kind'], unknown>;

const Option = ({ id, kind, label, detail, address, isFirst }: Result & { isFirst: boolean }) => {
  const Icon = icons[kind];
  return (
    <ListBoxItem
      id={id}
      textValue={[label, detail].filter(Boolean).join(', ')}
      {...(kind === 'phone' && { href: address })}
      className={isFirst ? css.first : css.option}
    >
      <span className={css.icon}>
        <Icon />
      </span>
      <span className={css.label}>{label}</span>
      {detail && <span className={css.detail}>{detail}</span>}
    </ListBoxItem>
  );
};

type SearchResultsProps = {
  groups: readonly Group[];
  first: Result | undefined;
  onChoose: (result: Result) => void;
};

const SearchResults = ({ groups, first, onChoose }: SearchResultsProps) => (
  <ListBox
    aria-label={t('results')}
    className={css.list}
    onAction={(key) => {
      const chosen = groups.flatMap(({ results }) => results).find(({ id }) => id === key);
      if (chosen) onChoose(chosen);
    }}
  >
    {groups.map(({ id, results }) => (
      <ListBoxSection key={id} id={id} className={css.group}>
        <Header className={css.heading}>{t(`groups.${id}`)}</Header>
        {results.map((result) => (
          <Option key={result.id} {...result} isFirst={result === first} />
        ))}
      </ListBoxSection>
    ))}
  </ListBox>
);

type Snapshot = SnapshotFrom<typeof searchMachine>;

type SearchNewsProps = { snapshot: Snapshot; count: number; first: Result | undefined; onRetry: () => void };

const describeSearch = ({ snapshot, count, first }: Omit<SearchNewsProps, 'onRetry'>): string => {
  const typed = snapshot.context.typed.trim();
  if (snapshot.matches('searching')) return t('searching');
  if (typed === '' || snapshot.matches('waiting')) return '';
  // A failed call may have had results, so a message « no result » could be false.
  if (count === 0 && snapshot.matches('incomplete')) return '';
  if (!first) return `${t('none', { typed })} ${t('noneHelp')}`;
  return `${t(`count.${plural(count)}`, { count })} ${t(first.kind === 'phone' ? 'call' : 'first', first)}`;
};

const describeFailure = ({ context: { invoices, meters } }: Snapshot): string => {
  const [ofInvoices, ofMeters] = [invoices, meters].map(({ failure }) => failure && failureText(failure));
  if (ofInvoices === ofMeters) return `${t('failed.both')} ${ofInvoices}`;
  return [
    ofInvoices && `${t('failed.invoices')} ${ofInvoices}`,
    ofMeters && `${t('failed.meters')} ${ofMeters}`,
  ]
    .filter(Boolean)
    .join(' ');
};

const listMissed = ({ context: { invoices, meters } }: Snapshot) =>
  [invoices, meters].flatMap(({ failure }) => (failure ? [{ failure }] : []));

/** Status of the search. Screen readers announce it when the user stops typing. */
const SearchNews = ({ snapshot, count, first, onRetry }: SearchNewsProps) => {
  const sentence = describeSearch({ snapshot, count, first });
  return (
    <>
      <p aria-hidden="true" className={css.news}>
        {snapshot.matches('searching') && <Spinner />}
        <span>{sentence}</span>
      </p>
      <VisuallyHidden>
        <span role="status">{useDebounced(sentence)}</span>
      </VisuallyHidden>
      {snapshot.matches('incomplete') && (
        <div className={css.failure}>
          <p role="alert">
            <WithServicePhone>{describeFailure(snapshot)}</WithServicePhone>
          </p>
          <RetryButton failure={allForbidden(listMissed(snapshot))} onPress={onRetry} />
        </div>
      )}
    </>
  );
};

export const SearchView = ({ actor, profile, phones, hidden, meterAddressOf }: SearchProps) => {
  const snapshot = useSnapshot(actor);
  const { typed } = snapshot.context;
  const places = useMemo(() => preparePlaces({ profile, phones, hidden }), [profile, phones, hidden]);
  const names = useOwnNames();
  useEffect(() => afterPaint(() => contractsFound(profile.contracts, '', missing, names)), [profile, names]);
  const known = { profile, places, meterAddressOf };
  const found = listResults(snapshot.context, known);
  const count = found.reduce((sum, { results }) => sum + results.length, 0);
  const groups = count > 0 ? found : listResults({ ...snapshot.context, typed: '' }, known, true);
  const first = typed.trim() === '' ? undefined : found[0]?.results[0];
  const { invoices, meters } = snapshot.context;
  const unread = [
    ...profile.unreadContracts,
    ...[invoices, meters].flatMap(({ found: of }) => of?.unread ?? []),
  ];
  const box = useRef<HTMLInputElement>(null);
  const choose = ({ kind, address }: Result) => {
    if (kind === 'phone') box.current?.focus();
    else actor.send({ type: 'result.chosen', address });
  };
  return (
    <Flow id="search" snapshot={snapshot}>
      <InFrench>
        <div
          className={css.search}
          onKeyDownCapture={(event) => {
            if (!first || event.key !== 'Enter' || !isFree(event)) return;
            event.preventDefault();
            event.stopPropagation();
            if (first.kind === 'phone') location.assign(first.address);
            else choose(first);
          }}
        >
          <SearchedList typed={typed} onTyped={(text) => actor.send({ type: 'text.typed', text })}>
            <SearchField box={box} />
            <SearchNews
              snapshot={snapshot}
              count={count}
              first={first}
              onRetry={() => actor.send({ type: 'search.retried' })}
            />
            {profile.contracts_status === 'KO' && <p className={css.news}>{t('contractsUnknown')}</p>}
            {unread.length > 0 && <p className={css.news}>{unreadText(unread)}</p>}
            <SearchResults groups={groups} first={first} onChoose={choose} />
          </SearchedList>
          <p aria-hidden="true" className={css.keys}>
            {t('keys')}
          </p>
        </div>
      </InFrench>
    </Flow>
  );
};

export const SearchDialog = ({ typed, typedAhead, onTyped, onEnd, ...offer }: Props) => {
  const actor = useActorRef(search, { input: { typed, days: widestDays(new Date()) } });
  const underWay = useSelector(actor, ({ context }) => context.typed);
  useEffect(() => {
    if (typedAhead.current) actor.send({ type: 'text.typed', text: typedAhead.current });
  }, [actor, typedAhead]);
  useEffect(() => onTyped(underWay), [underWay, onTyped]);
  useFlowEnd(actor, ({ context }) => {
    if (context.address !== null) onTyped('');
    onEnd(context.address);
  });
  return (
    <Dialog title={t('title')} size="wide" onClose={() => actor.send({ type: 'closed' })}>
      <SearchView actor={actor} {...offer} />
    </Dialog>
  );
};
