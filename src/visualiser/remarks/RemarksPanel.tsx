import { useState } from 'react';
import { t } from '#locales/fr/visualiserRemarks.ts';
import { plural } from '#locales/plural.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import { isKnown } from '../app/flows.ts';
import type { Visualiser } from '../app/useVisualiser.ts';
import { goToRemark } from './goToRemark.ts';
import { NewRemark } from './NewRemark.tsx';
import { OtherFlows } from './OtherFlows.tsx';
import type { Located } from './places.ts';
import { RemarkFiles } from './RemarkFiles.tsx';
import { RemarkList } from './RemarkList.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import type { Remark, RemarkWords } from './remark.schema.ts';
import * as css from './remarks.css.ts';
import { useFocusOn } from './useFocusOn.ts';
import { useLocated } from './useLocated.ts';
import { useWriting } from './useWriting.ts';

/** The remarks of a flow whose place is no more, and those of flows that are no more. */
const listLost = (located: readonly Located[], list: readonly Remark[]): readonly Located[] => [
  ...located.filter(({ isLost }) => isLost),
  ...list
    .filter(({ flow }) => !isKnown(flow))
    .map((remark): Located => ({ remark, isLost: true, why: { kind: 'flow' } })),
];

const itemOf = ({ id }: Pick<Remark, 'id'>) => `[data-remark="${id}"]`;
const firstField = 'form input:checked';

type Props = {
  visualiser: Visualiser;
  /** The place of a remark is shown. */
  onGone: () => void;
};

/** What product owners remark of a flow: written where they look, and handed over. */
export const RemarksPanel = ({ visualiser, onGone }: Props) => {
  const { flow, remarks, openFlow } = visualiser;
  const { located } = useLocated(flow, remarks.list);
  const { writing, typed, isFull, begin, edit, cancel, add, rewrite, noteTyped } = useWriting(visualiser);
  const [removed, setRemoved] = useState<Remark | null>(null);
  const { holder, focusOn } = useFocusOn<HTMLElement>();
  const lost = listLost(located, remarks.list);
  const there = located.filter(({ isLost }) => !isLost);
  const acts = {
    edited: writing && 'remark' in writing ? writing.remark : null,
    typed,
    onTyped: noteTyped,
    onGo: (one: Located) => void goToRemark(visualiser, one).then(onGone),
    onEdit: (remark: Remark) => {
      edit(remark);
      focusOn(firstField);
    },
    onCancel: (remark: Remark) => {
      cancel();
      focusOn(itemOf(remark));
    },
    onSave: (remark: Remark, words: RemarkWords) => {
      rewrite(remark, words);
      focusOn(itemOf(remark));
    },
    onRemove: (remark: Remark) => {
      remarks.remove(remark);
      setRemoved(remark);
      focusOn('[data-command="undo-remark"]');
    },
  };
  return (
    <section ref={holder} className={css.panel} aria-label={t('title')} data-remarks={located.length}>
      <h2>{t('title')}</h2>
      <p className={css.detail}>{t('intro')}</p>
      {remarks.isLong && (
        <Alert tone="warn" title={t('long.title')}>
          {t('long.text')}
        </Alert>
      )}
      {isFull && (
        <Alert tone="bad" title={t('full.title')}>
          {t('full.text')}
        </Alert>
      )}
      <NewRemark
        places={writing && 'places' in writing ? writing.places : null}
        typed={typed}
        onTyped={noteTyped}
        onBegin={() => {
          begin();
          focusOn(firstField);
        }}
        onAdd={(words, place) => focusOn(itemOf({ id: add(words, place) }))}
        onCancel={() => {
          cancel();
          focusOn('[data-command="add-remark"]');
        }}
      />
      {removed && (
        <RemovedNotice
          onUndo={() => {
            remarks.restore(removed);
            setRemoved(null);
            focusOn(itemOf(removed));
          }}
        />
      )}
      <p className={css.detail}>
        {located.length ? t(`count.${plural(located.length)}`, { count: located.length }) : t('none')}
      </p>
      <RemarkList located={there} {...acts} />
      {lost.length > 0 && (
        <section className={css.section} aria-label={t('lost.title')} data-lost>
          <h3>{t('lost.title')}</h3>
          <p className={css.detail}>{t('lost.intro')}</p>
          <RemarkList located={lost} {...acts} />
        </section>
      )}
      <OtherFlows flow={flow.id} list={remarks.list} onFlow={openFlow} />
      <RemarkFiles flow={flow} remarks={remarks} located={located} />
    </section>
  );
};
