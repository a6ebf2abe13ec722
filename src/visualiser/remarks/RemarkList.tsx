import { t } from '#locales/fr/visualiserRemarks.ts';
import { quoted } from '../../kit/narration/french.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import type { Tone } from '../../ui/display/Alert.tsx';
import { Badge } from '../../ui/display/layout.tsx';
import { instant } from '../evidence/written.ts';
import type { TypedRemark } from './drafts.ts';
import { placeName } from './placeName.ts';
import type { Located } from './places.ts';
import { RemarkForm } from './RemarkForm.tsx';
import type { Remark, RemarkKind, RemarkWords } from './remark.schema.ts';
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

const tones: Readonly<Record<RemarkKind, Tone>> = { fix: 'bad', question: 'info', reads: 'warn' };

/** What is said of a remark that is nowhere any more. */
const describeLost = ({ remark: { flow, place }, ...located }: Located): string => {
  if (!located.isLost) return placeName(place);
  const name = quoted(place.name);
  const { why } = located;
  switch (why.kind) {
    case 'flow':
      return t('lost.flow', { flow });
    case 'state':
    case 'unreadable':
      return t(`lost.${why.kind}`, { name });
    case 'stopped':
      return t('lost.stopped', { name, step: why.step, why: why.why });
    case 'elsewhere':
      return t('lost.elsewhere', { name, state: quoted(why.state) });
  }
};

/** A remark in a few words, by which its buttons are told apart. */
const briefOf = (remark: Remark): string =>
  remark.kind === 'reads' ? t('mustRead', { sentence: quoted(remark.sentence) }) : remark.text;

type RemarkItemProps = {
  located: Located;
  onGo: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** A remark, as text whatever it holds; it leads back to its place, where that still is. */
const RemarkItem = ({ located, onGo, onEdit, onRemove }: RemarkItemProps) => {
  const { remark, isLost } = located;
  const { kind, author, text, at } = remark;
  const what = briefOf(remark);
  return (
    <li className={css.item} data-remark={remark.id} tabIndex={-1}>
      <p className={css.head}>
        <Badge tone={tones[kind]}>{t(`kind.${kind}`)}</Badge>
        <span className={css.detail}>{`${author || t('unsigned')}, ${instant(at)}`}</span>
      </p>
      {kind === 'reads' && <p className={css.sentence}>{quoted(remark.sentence)}</p>}
      {text && <p className={css.text}>{text}</p>}
      <p className={css.detail}>{describeLost(located)}</p>
      <div className={css.actions}>
        {!isLost && (
          <Button aria-label={t('goNamed', { what })} onPress={onGo}>
            {t('go')}
          </Button>
        )}
        <Button variant="text" aria-label={t('editNamed', { what })} onPress={onEdit}>
          {t('edit')}
        </Button>
        <Button variant="text" aria-label={t('removeNamed', { what })} onPress={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
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
