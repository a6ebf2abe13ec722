import { t } from '#locales/fr/lists.ts';
import { plural } from '#locales/translator.ts';
import type { Unread, UnreadKind } from '../domain/answer.ts';
import { spacedReference } from '../domain/contract/contract.ts';

const mostNamed = 5;

const sentenceOf = (kind: UnreadKind, unread: readonly Unread[]): string => {
  const counted = t(`${kind}.${plural(unread.length)}`, { count: unread.length });
  const known = unread.flatMap(({ name }) => (name ? [spacedReference(name)] : [])).slice(0, mostNamed);
  if (known.length === 0) return t('unnamed', { counted });
  const names = known.join(', ');
  const rest = unread.length - known.length;
  return t('named', {
    counted,
    names: rest > 0 ? t(`others.${plural(rest)}`, { names, count: rest }) : names,
  });
};

/** Sentences about unreadable items: « 1 facture n’a pas pu être lue : F2026-004217. »; '' without any. */
export const unreadText = (unread: readonly Unread[]): string =>
  [...new Set(unread.map(({ kind }) => kind))]
    .map((kind) =>
      sentenceOf(
        kind,
        unread.filter((each) => each.kind === kind),
      ),
    )
    .join(' ');

export const unreadInTotals = (unread: readonly Unread[]): string =>
  unread.length === 0 ? '' : `${unreadText(unread)} ${t('notCounted')}`;
