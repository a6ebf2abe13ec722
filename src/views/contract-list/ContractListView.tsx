import ListFilter from 'lucide-react/icons/list-filter';
import SearchIcon from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { missing } from '#locales/fr/contract.ts';
import { t as lists, t } from '#locales/fr/contractList.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { referencesNamed } from '../../domain/contract/criteria.ts';
import { plainText } from '../../domain/text.ts';
import { afterPaint } from '../../ui/browser/afterPaint.ts';
import { type Coming, onDemand, usePreload } from '../../ui/browser/onDemand.tsx';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { FieldSkeleton } from '../../ui/dialogs/DialogPlaceholder.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Skeleton, VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { addressOfPage, followTyped, takeTyped } from '../../ui/forms/typedForms.ts';
import { Flow, useSnapshot } from '../Flow.tsx';
import { useOwnNames, useSiteLabel, useSites } from '../sites.ts';
import { counted as countedLine, counts, label, page } from './ContractList.css.ts';
import { ContractList, type ContractListProps, type ListedContract } from './ContractList.tsx';
import {
  type ContractListActor,
  type ContractListSnapshot,
  contractCount,
  rowCountOf,
} from './contractListActor.ts';
import type { Chip, Search } from './contractSearch.ts';
import type { SearchFormProps } from './SearchForm.tsx';
import * as css from './SearchPanel.css.ts';

type SearchPanelProps<Typed, Criteria> = {
  actor: ContractListActor<Typed, unknown>;
  snapshot: ContractListSnapshot<Typed, unknown>;
  title: string;
  search: Search<Typed, Criteria>;
  views?: Elements;
};

const Waiting = ({ fields, onRetry }: SearchFormProps & Coming) =>
  onRetry ? (
    <Alert tone="bad" title={t('search.unloaded')}>
      <Button onPress={onRetry}>{ui('retry')}</Button>
    </Alert>
  ) : (
    <div className={css.fields} aria-busy="true">
      {fields.map(({ name }) => (
        <FieldSkeleton key={name} />
      ))}
    </div>
  );

/** Search form. Its code loads when the browser is idle, or when the user opens the form. */
const SearchForm = onDemand(() => import('./SearchForm.tsx'), Waiting);
const likely = [SearchForm];

/** React key of the search form. Changes with the search of the URL, so that the form shows this search. */
const useShownSearch = (search: object) => {
  const [shown, setShown] = useState({ search, key: 0 });
  if (shown.search !== search) setShown({ search, key: shown.key + 1 });
  return { formKey: shown.key, noteSearch: (requested: object) => setShown({ ...shown, search: requested }) };
};

type QuickSearchProps = { label: string; hint: string; onSearch: (text: string) => void };

const quick = { flow: 'quickSearch', name: 'recherche' };

const QuickSearch = ({ label, hint, onSearch }: QuickSearchProps) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const [restored] = takeTyped(quick.flow, new Set([quick.name]))?.[quick.name] ?? [];
    if (restored && box.current) box.current.value = restored;
    return followTyped(() => {
      const typed = box.current?.value;
      return typed ? { flow: quick.flow, page: addressOfPage(), values: { [quick.name]: [typed] } } : null;
    });
  }, []);
  return (
    <search className={css.quick}>
      <form
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          const text = plainText(box.current?.value ?? '').trim();
          if (text === '' || !box.current) return;
          onSearch(text);
          box.current.value = '';
        }}
      >
        <input
          ref={box}
          type="search"
          name={quick.name}
          aria-label={`${label} : ${hint}`}
          placeholder={hint}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          className={css.quickInput}
        />
        <span className={css.quickButton}>
          <Button variant="icon" type="submit" aria-label={t('search.start')}>
            <SearchIcon />
          </Button>
        </span>
      </form>
    </search>
  );
};

type ChipsProps<Typed> = { chips: readonly Chip<Typed>[]; onRemove: (without: Typed) => void };

const Chips = <Typed,>({ chips, onRemove }: ChipsProps<Typed>) =>
  chips.length > 0 && (
    <ul aria-label={t('search.active')} className={css.chips}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            className={css.chip}
            aria-label={t('search.remove', { criterion: label })}
            onClick={() => afterPaint(() => onRemove(without))}
          >
            <span>{label}</span>
            <X />
          </button>
        </li>
      ))}
    </ul>
  );

/** Search field and active criteria, above a form with all criteria (docs/rules.md#lists). */
const SearchPanel = <Typed extends object, Criteria>({
  actor,
  snapshot,
  title,
  search,
  views,
}: SearchPanelProps<Typed, Criteria>) => {
  const { schema, dictionaries } = search;
  const sites = useSites();
  const ownNames = useOwnNames();
  const labelOf = useSiteLabel();
  const titleOf = (reference: string) => {
    const site = sites.find((each) => each.reference === reference);
    return site && (site.name.trim() || ownNames.has(reference)) ? labelOf(site).title : '';
  };
  const { typed, failure } = snapshot.context;
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { formKey, noteSearch } = useShownSearch(typed);
  const isMisunderstood = snapshot.matches('misunderstood');
  const isRefused = failure?.kind === 'refused' && !failure.isForbidden;
  const refused = snapshot.matches('unavailable') && isRefused ? failure : undefined;
  const isBusy = snapshot.matches('searching');
  const isShown = isMisunderstood || refused !== undefined || isOpen;
  const [isUnfolded, setUnfolded] = useState(isShown);
  if (isShown && !isUnfolded) setUnfolded(true);
  usePreload(likely);
  const ask = (requested: Typed) => {
    actor.send({ type: 'search.requested', typed: requested });
    setOpen(false);
    toggle.current?.focus({ preventScroll: true });
  };

  return (
    <div className={css.filters}>
      <VisuallyHidden>
        <h2>{title}</h2>
      </VisuallyHidden>
      <div className={css.line}>
        {views && <div className={css.views}>{views}</div>}
        <QuickSearch
          label={title}
          hint={search.hint}
          onSearch={(text) =>
            actor.send({
              type: 'search.requested',
              typed: search.withText(text, typed, referencesNamed(text, sites, missing.name, ownNames)),
            })
          }
        />
        <Button
          ref={toggle}
          icon={<ListFilter />}
          aria-expanded={isShown}
          aria-controls={id}
          onPointerEnter={SearchForm.preload}
          onFocus={SearchForm.preload}
          onPress={() => setOpen(!isShown)}
        >
          <span className={css.criteria}>{t('search.criteria')}</span>
        </Button>
        {!isMisunderstood && <Chips chips={search.chipsOf(typed, titleOf)} onRemove={ask} />}
      </div>
      <div id={id} hidden={!isShown} className={css.panel}>
        {isUnfolded && (
          <SearchForm
            key={formKey}
            schema={schema}
            dictionaries={dictionaries}
            fields={search.fieldsOf(typed)}
            misunderstood={isMisunderstood ? typed : undefined}
            refused={refused}
            isBusy={isBusy}
            onReset={() => ask(search.usual)}
            onSearch={(read) => {
              const requested = search.typedOf(read);
              noteSearch(requested);
              ask(requested);
            }}
          />
        )}
      </div>
    </div>
  );
};

type Props<Typed, Criteria, Contract extends ListedContract> = Omit<
  ContractListProps<Typed, Contract>,
  'snapshot'
> & {
  actor: ContractListActor<Typed, Contract>;
  search: Search<Typed, Criteria>;
  summary?: Elements;
  /** Text that replaces the counts of the list; null while it loads. */
  counted?: string | null | undefined;
  note?: string;
  views?: Elements;
  table?: Elements;
  children?: ReactNode;
};

export const ContractListView = <Typed extends object, Criteria, Contract extends ListedContract>({
  actor,
  search,
  summary,
  counted,
  note,
  views,
  table,
  children,
  ...list
}: Props<Typed, Criteria, Contract>) => {
  const snapshot = useSnapshot(actor);
  const { contractCount: contracts, rowCount } = snapshot.context.listed;
  const { t } = list;
  const rows = rowCountOf(t, rowCount);
  const listed = snapshot.matches('listed')
    ? lists('counted', { contracts: contractCount(contracts), rows })
    : '';
  const own = snapshot.matches('searching') ? null : listed;
  const words = counted === undefined ? own : counted;
  return (
    <Flow id={snapshot.machine.id} snapshot={snapshot}>
      <div className={page}>
        <div>
          <PageHeader title={t('title')}>
            <Boundary>{summary}</Boundary>
            <Boundary>{children}</Boundary>
          </PageHeader>
          <div className={counts}>
            <p role="status" className={countedLine}>
              {words ?? <Skeleton width="min(14rem, 100%)" />}
            </p>
            {note && <p className={label}>{note}</p>}
          </div>
        </div>
        <Boundary>
          <SearchPanel
            actor={actor}
            snapshot={snapshot}
            title={t('search.title')}
            search={search}
            views={views}
          />
        </Boundary>
        {table || <ContractList actor={actor} snapshot={snapshot} {...list} />}
      </div>
    </Flow>
  );
};
