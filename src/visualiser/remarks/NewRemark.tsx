import { t } from '#locales/fr/visualiserRemarks.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import type { TypedRemark } from './drafts.ts';
import { RemarkForm } from './RemarkForm.tsx';
import type { RemarkPlace, RemarkWords } from './remark.schema.ts';
import * as css from './remarks.css.ts';

type Props = {
  /** Where it can be pinned; null until one is begun. */
  places: readonly RemarkPlace[] | null;
  /** What was typed of it before. */
  typed: TypedRemark;
  onTyped: (typed: TypedRemark) => void;
  onBegin: () => void;
  onAdd: (words: RemarkWords, place: RemarkPlace) => void;
  onCancel: () => void;
};

/** Begins a remark on what is looked at, then writes it. */
export const NewRemark = ({ places, typed, onTyped, onBegin, onAdd, onCancel }: Props) => {
  if (places?.length)
    return <RemarkForm {...{ places, typed, onTyped, onCancel }} remark={null} onSave={onAdd} />;
  return (
    <>
      <Button variant="filled" data-command="add-remark" onPress={onBegin}>
        {t('add')}
      </Button>
      {places && (
        <p role="status" className={css.detail}>
          {t('nowhere')}
        </p>
      )}
    </>
  );
};
