import ListFilter from 'lucide-react/icons/list-filter';
import SearchIcon from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { t } from '#locales/fr/contractList.ts';
import type { Words } from '#locales/translator.ts';
import { separators, spacedReference } from '../../domain/contract/contract.ts';
import { referenceNamed } from '../../domain/contract/criteria.ts';
import { plainText } from '../../domain/text.ts';
import { afterPaint } from '../../ui/browser/afterPaint.ts';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { control } from '../../ui/forms/Form.css.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { findErrors } from '../../ui/forms/readForm.ts';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { useOwnNames, useSites } from '../sites.ts';
import type { ContractListActor, ContractListSnapshot } from './contractListActor.ts';
import * as css from './SearchPanel.css.ts';

/** Active criterion. `without` is the search that no longer has the criterion. */
export type Chip<Typed> = { label: string; without: Typed };

export type Search<Typed, Criteria> = {
  schema: z.ZodMiniType<Criteria, Typed>;
  dictionaries: readonly Words[];
  /** Hint of the single search field, such as « Numéro, contrat, adresse… ». */
  hint: string;
  /**
   * Search with the criterion that a text of the single search field fills. `named` is the reference of the contract
   * that the text names, or null.
   */
  withText: (text: string, typed: Typed, named: string | null) => Typed;
  chipsOf: (typed: Typed) => readonly Chip<Typed>[];
  fieldsOf: (typed: Typed) => ReactNode;
  typedOf: (read: (name: string) => unknown) => Typed;
  usual: Typed;
};

type Props<Typed, Criteria> = {
  actor: ContractListActor<Typed, unknown>;
  snapshot: ContractListSnapshot<Typed, unknown>;
  title: string;
  search: Search<Typed, Criteria>;
  /** Choice of a view, before the search field. */
  views?: Elements;
};

/** React key of a search form. It changes if another part of the page changes the search, to fill the form again. */
const useShownSearch = (search: object) => {
  const [shown, setShown] = useState({ search, key: 0 });
  if (shown.search !== search) setShown({ search, key: shown.key + 1 });
  return {
    formKey: shown.key,
    noteSearch: (requested: object) => setShown({ ...shown, search: requested }),
  };
};

type SearchFieldProps = { label: string; hint: string; onSearch: (text: string) => void };

const SearchField = ({ label, hint, onSearch }: SearchFieldProps) => (
  <search className={css.quick}>
    <form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('recherche');
        const text = plainText(String(typed)).trim();
        if (text === '') return;
        onSearch(text);
        event.currentTarget.reset();
      }}
    >
      <input
        type="search"
        name="recherche"
        aria-label={`${label} : ${hint}`}
        placeholder={hint}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        className={`${control} ${css.quickInput}`}
      />
      <span className={css.quickButton}>
        <Button variant="icon" type="submit" aria-label={t('search.start')}>
          <SearchIcon />
        </Button>
      </span>
    </form>
  </search>
);

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

/** Search field and active criteria in one line; the whole form unfolds (docs/rules.md#lists). */
export const SearchPanel = <Typed extends object, Criteria>({
  actor,
  snapshot,
  title,
  search,
  views,
}: Props<Typed, Criteria>) => {
  const { schema, dictionaries } = search;
  const sites = useSites();
  const ownNames = useOwnNames();
  const { typed, failure } = snapshot.context;
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { formKey, noteSearch } = useShownSearch(typed);
  const isMisunderstood = snapshot.matches('misunderstood');
  const misunderstood = useMemo(
    () => (isMisunderstood ? findErrors(schema, typed, dictionaries) : undefined),
    [isMisunderstood, schema, typed, dictionaries],
  );
  const isRefused = failure?.kind === 'refused' && !failure.isForbidden;
  const refused = snapshot.matches('unavailable') && isRefused ? failure : undefined;
  const isBusy = snapshot.matches('searching');
  const isShown = isMisunderstood || refused !== undefined || isOpen;
  /** Folds the form and moves the focus to its button, just above the results. */
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
        <SearchField
          label={title}
          hint={search.hint}
          onSearch={(text) =>
            actor.send({
              type: 'search.requested',
              typed: search.withText(text, typed, referenceNamed(text, sites, ownNames)),
            })
          }
        />
        {!isMisunderstood && <Chips chips={search.chipsOf(typed)} onRemove={ask} />}
        <Button
          ref={toggle}
          icon={<ListFilter />}
          aria-expanded={isShown}
          aria-controls={id}
          onPress={() => setOpen(!isShown)}
        >
          {t('search.criteria')}
        </Button>
      </div>
      <div id={id} hidden={!isShown} className={css.panel}>
        <Form
          key={formKey}
          isSearch
          isBusy={isBusy}
          schema={schema}
          words={dictionaries}
          fieldErrors={misunderstood ?? refused?.fields}
          formError={isMisunderstood ? t('search.misunderstood') : refused?.message}
          onSubmit={(values) => {
            const requested = search.typedOf((name) => new Map(Object.entries(values)).get(name));
            noteSearch(requested);
            ask(requested);
          }}
        >
          <div className={css.fields}>{search.fieldsOf(typed)}</div>
          <FormActions>
            <Button isDisabled={isBusy} onPress={() => ask(search.usual)}>
              {t('search.reset')}
            </Button>
            <SubmitButton icon={<SearchIcon />}>{t('search.submit')}</SubmitButton>
          </FormActions>
        </Form>
      </div>
    </div>
  );
};

type CriterionProps = {
  name: string;
  label: string;
  value: string | undefined;
  inputMode?: 'numeric' | 'decimal';
};

export const Criterion = ({ value = '', ...field }: CriterionProps) => (
  <TextField isRequired={false} defaultValue={value} {...field} />
);

type Typed = { reference?: string | undefined; siteAddress?: string | undefined };

export const ContractCriteria = ({ typed, children }: { typed: Typed; children: Elements }) => (
  <>
    <Criterion name="reference" label={t('search.reference')} inputMode="numeric" value={typed.reference} />
    {children}
    <Criterion name="siteAddress" label={t('search.siteAddress')} value={typed.siteAddress} />
  </>
);

/** Chips of the criteria that every list has. */
export const contractChips = <Criteria extends Typed>(typed: Criteria): Chip<Criteria>[] => {
  const { reference, siteAddress } = typed;
  return [
    ...(reference
      ? [
          {
            label: t('summary.reference', { value: spacedReference(reference.replace(separators, '')) }),
            without: { ...typed, reference: undefined },
          },
        ]
      : []),
    ...(siteAddress
      ? [
          {
            label: t('summary.siteAddress', { value: siteAddress }),
            without: { ...typed, siteAddress: undefined },
          },
        ]
      : []),
  ];
};
