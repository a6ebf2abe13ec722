import SearchIcon from 'lucide-react/icons/search';
import { type ReactNode, useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import { t } from '#locales/fr/contractList.ts';
import type { Words } from '#locales/translator.ts';
import { separators, spacedReference } from '../../domain/contract/contract.ts';
import { useMedia } from '../../ui/browser/useMedia.ts';
import { AccordionItem } from '../../ui/controls/Accordion.tsx';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { findErrors } from '../../ui/forms/readForm.ts';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { media } from '../../ui/theme/tokens.ts';
import { fields, head, summary, words } from './ContractList.css.ts';
import type { ContractListActor, ContractListSnapshot } from './contractListActor.ts';

export type Search<Typed, Criteria> = {
  schema: z.ZodMiniType<Criteria, Typed>;
  dictionaries: readonly Words[];
  summaryOf: (typed: Typed) => ReactNode;
  fieldsOf: (typed: Typed) => ReactNode;
  typedOf: (read: (name: string) => unknown) => Typed;
  usual: Typed;
};

type Props<Typed, Criteria> = {
  actor: ContractListActor<Typed, unknown>;
  snapshot: ContractListSnapshot<Typed, unknown>;
  title: string;
  search: Search<Typed, Criteria>;
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

/** Search form of a list, which the user may close. A summary of the criteria stays (docs/rules.md#lists). */
export const SearchPanel = <Typed extends object, Criteria>({
  actor,
  snapshot,
  title,
  search,
}: Props<Typed, Criteria>) => {
  const { schema, dictionaries } = search;
  const { typed, failure } = snapshot.context;
  const isRoomy = useMedia(media.desktop);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { formKey, noteSearch } = useShownSearch(typed);
  const isMisunderstood = snapshot.matches('misunderstood');
  const misunderstood = useMemo(
    () => (isMisunderstood ? findErrors(schema, typed, dictionaries) : undefined),
    [isMisunderstood, schema, typed, dictionaries],
  );
  const isRefused = failure?.kind === 'refused' && !failure.isForbidden;
  const refused = snapshot.matches('unavailable') && isRefused ? failure : undefined;
  const isBusy = snapshot.matches('searching');
  const ask = (requested: Typed) => actor.send({ type: 'search.requested', typed: requested });

  return (
    <AccordionItem
      level={2}
      isOpen={isMisunderstood || refused !== undefined || (isOpen ?? isRoomy)}
      onOpenChange={setOpen}
      title={
        <span className={head}>
          <span className={words}>{title}</span>
          {!isMisunderstood && <span className={summary}>{search.summaryOf(typed)}</span>}
        </span>
      }
    >
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
        <div className={fields}>{search.fieldsOf(typed)}</div>
        <FormActions>
          <Button isDisabled={isBusy} onPress={() => ask(search.usual)}>
            {t('search.reset')}
          </Button>
          <SubmitButton icon={<SearchIcon />}>{t('search.submit')}</SubmitButton>
        </FormActions>
      </Form>
    </AccordionItem>
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

type ContractCriteriaProps = { typed: Typed; children: Elements };

export const ContractCriteria = ({ typed, children }: ContractCriteriaProps) => (
  <>
    <Criterion name="reference" label={t('search.reference')} inputMode="numeric" value={typed.reference} />
    {children}
    <Criterion name="siteAddress" label={t('search.siteAddress')} value={typed.siteAddress} />
  </>
);

type Part = string | undefined;

export const searchSummary = ({ reference, siteAddress }: Typed, row: Part, ...rest: Part[]): string =>
  [
    reference && t('summary.reference', { value: spacedReference(reference.replace(separators, '')) }),
    row,
    siteAddress && t('summary.siteAddress', { value: siteAddress }),
    ...rest,
  ]
    .filter(Boolean)
    .join(' · ');
