import { useEffect, useRef, useState } from 'react';
import { t } from '#locales/fr/visualiserRemarks.ts';
import { plural } from '#locales/translator.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { activeNodes, flowNames, isKnown } from '../app/flows.ts';
import * as css from '../app/panels.css.ts';
import type { Visualiser } from '../app/useVisualiser.ts';
import { type Located, listPlaces, useLocated } from './places.ts';
import { RemarkFiles } from './RemarkFiles.tsx';
import { RemarkForm, RemarkList } from './RemarkList.tsx';
import type { Remark, RemarkPlace, RemarkWords } from './remark.schema.ts';
import { type Draft, drafts, type TypedRemark } from './useRemarks.ts';

const listLost = (located: readonly Located[], list: readonly Remark[]): readonly Located[] => [
  ...located.filter(({ isLost }) => isLost),
  ...list
    .filter(({ flow }) => !isKnown(flow))
    .map((remark): Located => ({ remark, isLost: true, why: { kind: 'flow' } })),
];

const filters = ['open', 'resolved', 'all'] as const;

const itemOf = ({ id }: Pick<Remark, 'id'>) => `[data-remark="${id}"]`;
const firstField = 'form input:checked';

type Props = { visualiser: Visualiser; onGone: () => void };

const useFocusOn = <Holder extends HTMLElement>() => {
  const holder = useRef<Holder>(null);
  // An object, because the effect must also run again for an equal selector.
  const [wanted, setWanted] = useState<{ selector: string } | null>(null);
  useEffect(() => {
    if (wanted) holder.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted]);
  return { holder, focusOn: (selector: string) => setWanted({ selector }) };
};

const goToRemark = async ({ flow, frame, go }: Visualiser, located: Located): Promise<void> => {
  if (located.isLost) return;
  const { place } = located.remark;
  const { simulation } = located;
  if (simulation) return go({ simulation, at: simulation.steps.length, selected: null });
  const seen = { selected: place.state };
  if (frame && activeNodes(flow.chart, frame.name).has(place.state)) return go(seen);
  const { wayToState } = await import('../paths/finding.ts');
  const way = wayToState(flow, place.state);
  go(way ? { ...seen, simulation: way, at: way.steps.length } : seen);
};

type OtherFlowsProps = { flow: string; list: readonly Remark[]; onFlow: (flow: string) => void };

const OtherFlows = ({ flow, list, onFlow }: OtherFlowsProps) => {
  const others = flowNames
    .filter(({ id }) => id !== flow)
    .map((known) => ({ ...known, count: list.filter((remark) => remark.flow === known.id).length }))
    .filter(({ count }) => count > 0);
  return (
    others.length > 0 && (
      <section className={css.stack.s} aria-label={t('others.title')}>
        <h3>{t('others.title')}</h3>
        <ul className={css.stack.s}>
          {others.map(({ id, name, count }) => (
            <li key={id}>
              <Button variant="text" data-flow-remarks={id} onPress={() => onFlow(id)}>
                {`${name}\u00a0: ${t(`count.${plural(count)}`, { count })}`}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    )
  );
};

const useWriting = ({ flow, place, frame, remarks }: Visualiser) => {
  const [draft, setDraft] = useState(() => drafts.read()[flow.id]);
  const [isFull, setFull] = useState(false);
  const store = (next: Draft | undefined): void => {
    const { [flow.id]: _, ...others } = drafts.read();
    drafts.write(next ? { ...others, [flow.id]: next } : others);
  };
  const write = (next?: Draft): void => {
    setDraft(next);
    store(next);
  };
  const { simulation, at, selected } = place;
  return {
    draft,
    isFull,
    begin: () => {
      const places = [...listPlaces({ flow, simulation, at, state: frame?.name, selected })];
      write({ remark: null, places, typed: {} });
    },
    noteTyped: (typed: TypedRemark) => {
      if (draft) store({ ...draft, typed });
    },
    edit: (remark: Remark) => write({ remark, places: [remark.place], typed: {} }),
    cancel: () => {
      setFull(false);
      write();
    },
    save: (words: RemarkWords, pinned: RemarkPlace): string => {
      const former = remarks.list.find((remark) => remark.id === draft?.remark?.id);
      const { id, flow: of } = former ?? { id: crypto.randomUUID(), flow: flow.id };
      const edits = former ? [...former.edits, former.at] : [];
      const at = new Date().toISOString();
      const { replies, isResolved } = former ?? {};
      const more = { ...(replies && { replies }), ...(isResolved && { isResolved }) };
      const isSaved = remarks.save({ ...words, ...more, id, flow: of, place: pinned, at, edits });
      setFull(!isSaved);
      if (isSaved) write();
      return id;
    },
  };
};

export const RemarksPanel = ({ visualiser, onGone }: Props) => {
  const { flow, remarks, openFlow } = visualiser;
  const { located } = useLocated(flow, remarks.list);
  const { draft, isFull, begin, edit, cancel, save, noteTyped } = useWriting(visualiser);
  const [filter, setFilter] = useState<(typeof filters)[number]>('open');
  const [removed, setRemoved] = useState<Remark | null>(null);
  const { holder, focusOn } = useFocusOn<HTMLElement>();
  const edited = draft?.remark ?? null;
  const lost = listLost(located, remarks.list);
  const resolved = located.filter(({ remark }) => remark.isResolved).length;
  const shown = resolved ? filter : 'open';
  const there = located.filter(
    ({ isLost, remark }) =>
      !isLost && (shown === 'all' || (shown === 'resolved') === (remark.isResolved ?? false)),
  );
  const form = draft && draft.places.length > 0 && (
    <RemarkForm
      {...draft}
      onTyped={noteTyped}
      onSave={(words, place) => focusOn(itemOf({ id: save(words, place) }))}
      onCancel={() => {
        cancel();
        focusOn(edited ? itemOf(edited) : '[data-command="add-remark"]');
      }}
    />
  );
  const acts = {
    edited,
    form,
    onGo: (one: Located) => void goToRemark(visualiser, one).then(onGone),
    onEdit: (remark: Remark) => {
      edit(remark);
      focusOn(firstField);
    },
    onChange: (remark: Remark, change: Pick<Remark, 'replies' | 'isResolved'>) => {
      const edits = [...remark.edits, remark.at];
      remarks.save({ ...remark, ...change, at: new Date().toISOString(), edits });
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
      {(!edited && form) || (
        <Button
          variant="filled"
          data-command="add-remark"
          onPress={() => {
            begin();
            focusOn(firstField);
          }}
        >
          {t('add')}
        </Button>
      )}
      {draft?.places.length === 0 && (
        <p role="status" className={css.detail}>
          {t('nowhere')}
        </p>
      )}
      {removed && (
        <div className={css.removed}>
          <span role="status">{t('removed')}</span>
          <Button
            data-command="undo-remark"
            onPress={() => {
              remarks.restore(removed);
              setRemoved(null);
              focusOn(itemOf(removed));
            }}
          >
            {t('undo')}
          </Button>
        </div>
      )}
      <p className={css.detail}>
        {located.length ? t(`count.${plural(located.length)}`, { count: located.length }) : t('none')}
      </p>
      {resolved > 0 && (
        <SegmentedControl
          label={t('filter.label')}
          options={filters.map((value) => ({ value, label: t(`filter.${value}`) }))}
          value={shown}
          onChange={setFilter}
        />
      )}
      {resolved > 0 && !there.length && <p className={css.detail}>{t(`noneOf.${shown}`)}</p>}
      <RemarkList located={there} {...acts} />
      {lost.length > 0 && (
        <section className={css.stack.s} aria-label={t('lost.title')} data-lost>
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
