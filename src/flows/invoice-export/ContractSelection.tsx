import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import { type RefObject, useEffect, useRef } from 'react';
import { t } from '#locales/fr/invoiceExport.ts';
import type { InvoiceExportActor } from '#machines/invoice-export/invoiceExport.machine.ts';
import { hasOthers, isSelected, knownCount, type ShownContract } from '#machines/invoice-export/selection.ts';
import { invoiceKey } from '../../domain/billing/invoice.ts';
import type { InvoiceCriteria } from '../../domain/billing/invoiceSearch.ts';
import type { DueInvoice } from '../../domain/billing/toPay.ts';
import { Button, type ButtonProps } from '../../ui/controls/buttons/Button.tsx';
import { visuallyHidden } from '../../ui/display/Skeleton.css.ts';
import { Skeleton, VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { choice as line, square } from '../../ui/forms/choice/Choice.css.ts';
import { controlHeight } from '../../ui/theme/tokens.ts';
import { choice, jump, offer } from './InvoiceExport.css.ts';

type ReadingProps = Omit<ButtonProps, 'onPress'> & {
  actor: InvoiceExportActor;
  isDone?: boolean;
  onPress: () => void;
};

const ReadingButton = ({ actor, isDone = false, onPress, ...button }: ReadingProps) => {
  const isOffered = useSelector(actor, (snapshot) => snapshot.matches('choosing')) && !isDone;
  return <Button {...button} {...(isOffered ? { onPress } : { 'aria-disabled': true })} />;
};

export const EverythingSkeleton = () => <Skeleton width="16.55rem" height={controlHeight} />;

type EverythingProps = { actor: InvoiceExportActor; criteria: InvoiceCriteria };

export const EverythingButton = ({ actor, criteria }: EverythingProps) => (
  <ReadingButton
    actor={actor}
    icon={<CheckCheck />}
    onPress={() => actor.send({ type: 'everything.chosen', criteria })}
  >
    {t('everything')}
  </ReadingButton>
);

const toLabel = ([only, other]: readonly DueInvoice[]): string =>
  only && !other ? t('select', { number: only.numeroFacture }) : t('selectShown');

type CheckboxProps = {
  actor: InvoiceExportActor;
  listed: readonly DueInvoice[];
  /** Moves the focus to the export bar. */
  onBar: () => void;
  isLabelVisible?: boolean;
};

/** Native checkbox. It subscribes only to its own state, so that a click does not render all rows. */
export const SelectionCheckbox = ({ actor, listed, onBar, isLabelVisible = false }: CheckboxProps) => {
  const ref = useRef<HTMLInputElement>(null);
  const isChecked = useSelector(actor, ({ context }) => isSelected(context.selection, listed));
  return (
    <span className={choice}>
      <label className={line}>
        <input
          ref={ref}
          type="checkbox"
          name="selection"
          className={visuallyHidden}
          checked={isChecked}
          onChange={() => actor.send({ type: 'invoices.toggled', listed })}
        />
        <span className={square}>
          <Check />
        </span>
        {isLabelVisible ? <span>{toLabel(listed)}</span> : <VisuallyHidden>{toLabel(listed)}</VisuallyHidden>}
      </label>
      {isChecked && (
        <button
          type="button"
          className={jump}
          onClick={() => {
            ref.current?.focus();
            onBar();
          }}
        >
          {t('toActions')}
        </button>
      )}
    </span>
  );
};

type RowsProps = Omit<CheckboxProps, 'isLabelVisible'> & { order: RefObject<readonly string[]> };

/** Button that selects only the invoices in `listed`. `order` receives their keys in export order. */
export const AllRows = ({ actor, listed, order, onBar }: RowsProps) => {
  useEffect(() => {
    order.current = listed.map(invoiceKey);
    return () => {
      order.current = [];
    };
  }, [listed, order]);
  const isDone = useSelector(
    actor,
    ({ context: { selection } }) => selection.size === listed.length && isSelected(selection, listed),
  );
  const select = () => {
    const { selection } = actor.getSnapshot().context;
    const keys = new Set(listed.map(invoiceKey));
    const surplus = [...selection.values()].filter((each) => !keys.has(invoiceKey(each)));
    const missing = listed.filter((each) => !selection.has(invoiceKey(each)));
    for (const some of [surplus, missing])
      if (some.length > 0) actor.send({ type: 'invoices.toggled', listed: some });
    onBar();
  };
  return (
    <ReadingButton actor={actor} icon={<CheckCheck />} isDone={isDone} onPress={select}>
      {t('everything')}
    </ReadingButton>
  );
};

type Props = Pick<CheckboxProps, 'actor' | 'onBar'> & { contract: ShownContract; criteria: InvoiceCriteria };

export const ContractSelection = ({ actor, contract, criteria, onBar }: Props) => {
  const isOffered = useSelector(actor, ({ context }) => hasOthers(context, contract));
  const count = useSelector(actor, ({ context }) => knownCount(context.counts, contract));
  return (
    <>
      {contract.shown.length > 1 && (
        <SelectionCheckbox actor={actor} listed={contract.shown} onBar={onBar} isLabelVisible />
      )}
      {isOffered && (
        <span className={offer}>
          <ReadingButton
            actor={actor}
            variant="text"
            onPress={() => actor.send({ type: 'contract.chosen', criteria, contract })}
          >
            {t('selectContract', { count })}
          </ReadingButton>
        </span>
      )}
    </>
  );
};
