import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { t as visualiserText } from '#locales/fr/visualiser.ts';
import { t } from '#locales/fr/visualiserOverview.ts';
import { plural } from '#locales/translator.ts';
import { chapters } from '#machines/setup/defineModel.ts';
import { formatDay } from '../../domain/format.ts';
import { wordSearch } from '../../domain/search.ts';
import { useNear } from '../../ui/browser/useMedia.ts';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Tag } from '../../ui/display/layout.tsx';
import { SearchField } from '../../ui/forms/text/SearchField.tsx';
import type { OverviewPlace } from '../app/address.ts';
import { overviewText, placeText, readOverview, readPlace, views } from '../app/address.ts';
import { header, name as titleStyle } from '../app/app.css.ts';
import { findFlow, flowNames } from '../app/flows.ts';
import { PrintHead, QuestionBox } from '../app/Header.tsx';
import { ScreenLook, useBrandLook } from '../app/ScreenLook.tsx';
import { load, type Read, useRead } from '../app/useRead.ts';
import { defaults } from '../app/useVisualiser.ts';
import { Boxes } from '../drawing/canvas/CanvasTools.tsx';
import { layoutInWorker } from '../drawing/layout/layoutInWorker.ts';
import { toSketch } from '../drawing/layout/sketch.ts';
import { titleWidths } from '../drawing/picture.ts';
import { type Facts, factsSchema, fingerprint } from '../evidence/evidence.ts';
import type { Remark } from '../remarks/remark.schema.ts';
import { useRemarks, withRemarks } from '../remarks/useRemarks.ts';
import { type Simulation, toSimulation } from '../simulation/simulation.ts';
import * as css from './overview.css.ts';
import { Rights } from './Rights.tsx';
import { Screens } from './Screens.tsx';

type FlowName = (typeof flowNames)[number];

const readPicture = (flow: string) =>
  layoutInWorker(toSketch(findFlow(flow), 'french', { brief: titleWidths[1], collapsed: new Set() }));

const MiniChart = ({ flow }: { flow: string }) => {
  const { ref, isNear } = useNear();
  const read = useRead(isNear ? flow : null, readPicture);
  return (
    <span ref={ref} className={css.mini} data-mini={read.state}>
      {read.state === 'read' && (
        <svg viewBox={`0 0 ${read.value.width} ${read.value.height}`} aria-hidden>
          <Boxes nodes={read.value.nodes} />
          {read.value.arrows.map(({ id, points }) => (
            <polyline
              key={id}
              className={css.arrow}
              points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            />
          ))}
        </svg>
      )}
    </span>
  );
};

const Proof = ({ flow, runs }: { flow: string } & Pick<Facts[string], 'runs'>) => {
  if (!runs.length) return <Tag>{t('card.proof.absent')}</Tag>;
  const chart = fingerprint(findFlow(flow).chart);
  const current = runs.filter((run) => run.chart === chart);
  const count = Math.max(...current.map(({ failures }) => failures));
  if (!current.length) return <Tag tone="warn">{t('card.proof.changed')}</Tag>;
  if (count) return <Tag tone="bad">{t(`card.proof.failed.${plural(count)}`, { count })}</Tag>;
  return (
    <Tag tone="ok">
      {t(`card.proof.${current.some(({ driver }) => driver !== 'actor') ? 'ok' : 'actor'}`)}
    </Tag>
  );
};

type CardProps = {
  known: FlowName;
  facts: Facts[string] | undefined;
  remarks: number;
  href: string;
  hasRuns: boolean;
};

const FlowCard = ({ known: { id, name }, facts, remarks, href, hasRuns }: CardProps) => {
  const states = findFlow(id).chart.nodes.length - 1;
  return (
    <li className={css.card} data-card={id}>
      <h3 className={css.name}>
        <Link href={href} className={css.opener}>
          {name}
        </Link>
      </h3>
      <MiniChart flow={id} />
      <p className={css.facts}>
        <span>{t(`card.states.${plural(states)}`, { count: states })}</span>
        {facts && <span>{t(`card.paths.${plural(facts.stories)}`, { count: facts.stories })}</span>}
      </p>
      {facts && (
        <p className={css.facts}>
          {hasRuns && <Proof flow={id} runs={facts.runs} />}
          {remarks > 0 && <Tag tone="warn">{t(`card.remarks.${plural(remarks)}`, { count: remarks })}</Tag>}
        </p>
      )}
      {facts?.at && <p className={css.note}>{t('card.changed', { date: formatDay(new Date(facts.at)) })}</p>}
    </li>
  );
};

const readFacts = (path: string) => load(path, factsSchema);

type CardsProps = {
  flows: readonly FlowName[];
  remarks: readonly Remark[];
  linkTo: (flow: string) => string;
};

const Cards = ({ flows, remarks, linkTo }: CardsProps) => {
  const read: Read<Facts> = useRead('overview.json', readFacts);
  const hasRuns = read.state === 'read' && Object.values(read.value).some(({ runs }) => runs.length > 0);
  return (
    <>
      {read.state === 'unreadable' && <Alert tone="warn" title={t('unread')} />}
      {chapters.map((chapter) => {
        const own = flows.filter((flow) => flow.chapter === chapter);
        return (
          own.length > 0 && (
            <section key={chapter} className={css.group} aria-labelledby={`chapter-${chapter}`}>
              <h2 id={`chapter-${chapter}`}>{t(`chapters.${chapter}`)}</h2>
              <ul className={css.cards}>
                {own.map((known) => (
                  <FlowCard
                    key={known.id}
                    known={known}
                    hasRuns={hasRuns}
                    facts={read.state === 'read' ? read.value[known.id] : undefined}
                    remarks={
                      remarks.filter(({ flow, isResolved }) => flow === known.id && !isResolved).length
                    }
                    href={linkTo(known.id)}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
};

const findFlows = (query: string): readonly FlowName[] => {
  const exact = flowNames.filter(({ name }) => name === query);
  if (exact.length) return exact;
  const named = wordSearch(flowNames, ({ name, chapter }) => [name, t(`chapters.${chapter}`)])(query);
  if (named.length) return named;
  const search = wordSearch(flowNames, ({ id }) => {
    const { chart, model } = findFlow(id);
    const described = chart.nodes.map(({ description }) => description ?? '');
    return [...described, ...Object.values(model.words).flatMap((words) => Object.values(words))];
  });
  return search(query);
};

export const Overview = ({ unknown }: { unknown: string | null }) => {
  const address = useLocationProperty(() => location.search + location.hash);
  const place = useMemo(() => readOverview(address, defaults), [address]);
  const { view, query, isErrors, ...look } = place;
  const [isAll, setAll] = useState(false);
  const remarks = useRemarks(address);
  useBrandLook(look);
  const flows = useMemo(() => findFlows(query), [query]);
  const link = (change: Partial<OverviewPlace>) =>
    withRemarks(overviewText({ ...place, ...change }), remarks.list);
  const go = (change: Partial<OverviewPlace>) => navigate(link(change), { replace: true });
  const placeOf = (flow: string, simulation?: Simulation) => {
    const opened = { ...readPlace(`?flow=${flow}`, defaults), ...look };
    return withRemarks(
      placeText(simulation ? { ...opened, simulation, at: simulation.steps.length } : opened, defaults),
      remarks.list,
    );
  };
  const open = (flow: string, simulation: Simulation) => navigate(placeOf(flow, simulation));
  useEffect(() => {
    document.title = `${t(`views.${view}`)} – ${visualiserText('title')}`;
  }, [view]);
  return (
    <div className={css.page} data-overview={view}>
      <header className={header}>
        <h1 className={titleStyle} tabIndex={-1}>
          {visualiserText('title')}
        </h1>
        <nav aria-label={t('views.label')} className={css.bar}>
          {views.map((name) => (
            <Link
              key={name}
              href={link({ view: name })}
              className={css.view}
              {...(name === view && { 'aria-current': 'page' as const })}
            >
              {t(`views.${name}`)}
            </Link>
          ))}
        </nav>
        <QuestionBox
          flow={flows[0]?.id ?? defaults.flow}
          onOpen={(result) => open(result.flow, toSimulation(result))}
          onWho={(name) => navigate(link({ view: 'roles', query: name }))}
        />
      </header>
      <PrintHead title={`${visualiserText('title')} – ${t(`views.${view}`)}`} />
      <main className={css.main}>
        {unknown !== null && <Alert tone="warn" title={t('unknownFlow', { flow: unknown })} />}
        <div className={css.tools}>
          <div className={css.filter}>
            <SearchField
              label={t('filter.label')}
              placeholder={t('filter.placeholder')}
              value={query}
              onChange={(typed) => go({ query: typed })}
            />
          </div>
          {view === 'screens' && (
            <>
              <SegmentedControl
                label={t('screens.which')}
                options={(['all', 'errors'] as const).map((value) => ({
                  value,
                  label: t(`screens.${value}`),
                }))}
                value={isErrors ? 'errors' : 'all'}
                onChange={(which) => go({ isErrors: which === 'errors' })}
              />
              <ScreenLook look={look} onLook={go} />
            </>
          )}
          {view === 'roles' && (
            <SegmentedControl
              label={t('roles.which')}
              options={(['differ', 'all'] as const).map((value) => ({ value, label: t(`roles.${value}`) }))}
              value={isAll ? 'all' : 'differ'}
              onChange={(which) => setAll(which === 'all')}
            />
          )}
          <p role="status" className={css.note}>
            {flows.length ? t(`count.${plural(flows.length)}`, { count: flows.length }) : t('none')}
          </p>
        </div>
        {view === 'flows' && <Cards flows={flows} remarks={remarks.list} linkTo={placeOf} />}
        {view === 'screens' && (
          <Screens flows={flows.map(({ id }) => id)} isErrors={isErrors} look={look} onOpen={open} />
        )}
        {view === 'roles' && <Rights flows={flows.map(({ id }) => id)} isAll={isAll} linkTo={placeOf} />}
      </main>
    </div>
  );
};
