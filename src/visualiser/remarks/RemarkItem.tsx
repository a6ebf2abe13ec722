import { t } from '#locales/fr/visualiserRemarks.ts';
import { quoted } from '../../kit/narration/french.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import type { Tone } from '../../ui/display/Alert.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { instant } from '../evidence/written.ts';
import { placeName } from './placeName.ts';
import type { Located } from './places.ts';
import type { Remark, RemarkKind } from './remark.schema.ts';
import * as css from './remarks.css.ts';

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

type Props = {
  located: Located;
  onGo: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** A remark, as text whatever it holds; it leads back to its place, where that still is. */
export const RemarkItem = ({ located, onGo, onEdit, onRemove }: Props) => {
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
