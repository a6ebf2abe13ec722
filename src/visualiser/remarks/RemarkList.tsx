import type { TypedRemark } from './drafts.ts';
import type { Located } from './places.ts';
import { RemarkForm } from './RemarkForm.tsx';
import { RemarkItem } from './RemarkItem.tsx';
import type { Remark, RemarkWords } from './remark.schema.ts';
import * as css from './remarks.css.ts';

type Props = {
  located: readonly Located[];
  /** The remark that is being written anew. */
  edited: Remark | null;
  /** What was typed of it before. */
  typed: TypedRemark;
  onTyped: (typed: TypedRemark) => void;
  onGo: (located: Located) => void;
  onEdit: (remark: Remark) => void;
  onCancel: (remark: Remark) => void;
  onSave: (remark: Remark, words: RemarkWords) => void;
  onRemove: (remark: Remark) => void;
};

/** Remarks one after the other; the one that is written anew, as its form. */
export const RemarkList = ({
  located,
  edited,
  typed,
  onTyped,
  onGo,
  onEdit,
  onCancel,
  onSave,
  onRemove,
}: Props) =>
  located.length > 0 && (
    <ul className={css.list}>
      {located.map((one) => {
        const { remark } = one;
        if (edited?.id !== remark.id)
          return (
            <RemarkItem
              key={remark.id}
              located={one}
              onGo={() => onGo(one)}
              onEdit={() => onEdit(remark)}
              onRemove={() => onRemove(remark)}
            />
          );
        return (
          <li key={remark.id} className={css.item}>
            <RemarkForm
              remark={remark}
              typed={typed}
              onTyped={onTyped}
              places={[remark.place]}
              onSave={(words) => onSave(remark, words)}
              onCancel={() => onCancel(remark)}
            />
          </li>
        );
      })}
    </ul>
  );
