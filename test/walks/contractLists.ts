import { t } from '#locales/fr/contractList.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { Listed } from '#machines/contract-list/contractList.machine.ts';
import { spacedReference } from '#src/domain/contract/contract.ts';
import type { Failure } from '#src/domain/failure.ts';
import { failureText } from '#src/views/failureText.ts';
import { sentByThePortal } from './defineProof.ts';
import type { Past, ScreenItem, Shown } from './expectations.ts';
import { counted } from './exportFileExpectations.ts';
import { failureAlert, mistakeAlert } from './forms.ts';
import type { Screen } from './screen.ts';

type Found = { reference: string };

type Context<Typed> = { typed: Typed; listed: Listed<Found>; failure: Failure | null };

type Described<Typed> = {
  title: string;
  chipsOf: (typed: Typed) => readonly string[];
  found: Readonly<
    Record<'cinq contrats sur sept' | 'les deux derniers des sept', { contracts: readonly Found[] }>
  >;
  row: string;
  rowsAlone: string;
  mistake: string;
  isMistaken: (typed: Typed) => boolean;
  emptyTitle: string;
};

const buttonOf = ({ reference }: Found): ScreenItem => ({ role: 'button', name: spacedReference(reference) });

const more = 'Afficher plus de contrats';

const isSearchedAgain = ({ here }: Past): boolean => here.some(({ type }) => type === 'search.requested');

export const contractListExpectations = <Typed>(flow: Described<Typed>) => {
  const { found } = flow;
  const known = [
    ...found['cinq contrats sur sept'].contracts,
    ...found['les deux derniers des sept'].contracts,
  ];
  const heading: ScreenItem = { role: 'heading', name: flow.title };

  const search = ({ typed }: Context<Typed>): ScreenItem[] => [
    { role: 'button', name: t('search.criteria') },
    ...flow
      .chipsOf(typed)
      .map((criterion): ScreenItem => ({ role: 'button', name: t('search.remove', { criterion }) })),
  ];

  /** Expected error of the search form, optional after another event because typing removes the error. */
  const mistake = ({ here }: Past): ScreenItem => {
    const last = here.at(-1);
    const isNew = last?.type === 'search.requested' && last.refused;
    return { ...mistakeAlert(flow.mistake), ...(!isNew && { optional: true }) };
  };

  const page = (context: Context<Typed>, ...visible: readonly ScreenItem[]): Shown => ({
    visible: [heading, ...search(context), ...visible],
    absent: known.map(buttonOf),
  });

  const list = (
    context: Context<Typed>,
    button: { name: string; disabled: boolean },
    ...visible: readonly ScreenItem[]
  ): Shown => {
    const { contracts, contractCount, rowCount, page: last, pageCount } = context.listed;
    const hasMore = last < pageCount;
    const shown = `${contracts.length} sur ${hasMore ? contractCount : contracts.length}`;
    const isListed = ({ reference }: Found) => contracts.some((one) => one.reference === reference);
    return {
      visible: [
        heading,
        ...search(context),
        ...contracts.map(buttonOf),
        { role: 'status', text: `${counted(contractCount, 'contrat')}, ${counted(rowCount, flow.row)}` },
        ...(pageCount > 1 ? [{ role: 'status' as const, text: shown }] : []),
        ...(hasMore ? [{ role: 'button' as const, ...button }] : []),
        ...(contractCount === 1 ? [{ role: 'status' as const, text: flow.rowsAlone }] : []),
        ...visible,
      ],
      absent: [
        ...known.filter((contract) => !isListed(contract)).map(buttonOf),
        ...(hasMore ? [] : [{ role: 'button' as const, name: 'Afficher plus' }]),
      ],
    };
  };

  return {
    opening: null,
    misunderstood: (context: Context<Typed>, past: Past): Shown => {
      const misunderstood: ScreenItem = {
        role: 'alert',
        text: [
          'Cette recherche n’est pas valide',
          flow.isMistaken(context.typed) ? flow.mistake : 'no mistake',
        ],
        // Optional after a new search, whose error may replace this alert.
        ...(isSearchedAgain(past) && { optional: true }),
      };
      return { visible: [heading, misunderstood, mistake(past)], absent: known.map(buttonOf) };
    },
    searching: (context: Context<Typed>, past: Past): Shown => ({
      ...page(
        context,
        { role: 'status', text: 'Chargement en cours' },
        // Optional, because the user may have collapsed the search form, which contains this status.
        { role: 'status', text: 'Envoi', optional: true },
        mistake(past),
      ),
      isBusy: true,
    }),
    unavailable: (context: Context<Typed>, past: Past): Shown => {
      const { failure } = context;
      const isRefused = failure?.kind === 'refused';
      return page(
        context,
        // The alert of a rejected search is in the form. Typing removes this alert.
        ...(isRefused
          ? [{ role: 'paragraph' as const, text: 'La recherche n’a pas abouti.' }]
          : [{ role: 'alert' as const, text: failureText(failure) }]),
        ...(isRefused && !isSearchedAgain(past) ? failureAlert(failure) : []),
        mistake(past),
        { role: 'button', name: 'Réessayer', disabled: false },
      );
    },
    empty: (context: Context<Typed>, past: Past): Shown =>
      page(context, { role: 'status', text: flow.emptyTitle }, mistake(past)),
    'listed.settled': (context: Context<Typed>, past: Past): Shown =>
      list(context, { name: more, disabled: false }, mistake(past)),
    'listed.extending': (context: Context<Typed>, past: Past): Shown => ({
      ...list(context, { name: more, disabled: true }, mistake(past)),
      isBusy: true,
    }),
    'listed.stuck': (context: Context<Typed>, past: Past): Shown =>
      list(
        context,
        { name: 'Réessayer', disabled: false },
        {
          role: 'alert',
          text: ['La suite de la liste n’a pas pu être chargée.', failureText(context.failure)],
        },
        mistake(past),
      ),
  };
};

type Searching<Typed> = { fill: (screen: Screen, typed: Typed) => Promise<void> };

export const contractListGestures = <Typed>({ fill }: Searching<Typed>) =>
  ({
    'search.requested': async (screen: Screen, { typed }: { typed: Typed }) => {
      await screen.unfold(t('search.criteria'));
      await fill(screen, typed);
      await screen.press('button', t('search.submit'));
    },
    'address.reached': sentByThePortal,
    'more.requested': (screen: Screen) => screen.press('button', t('more')),
    retried: (screen: Screen) => screen.press('button', ui('retry')),
  }) as const;

type RowsContext<Row> = {
  rowCount: number;
  pages: ReadonlyMap<number, readonly Row[]>;
  page: number;
  size: number;
  failure: Failure | null;
};

type DescribedRows<Row> = { caption: string; row: string; lineOf: (row: Row) => string };

export const contractRowsExpectations = <Row>({ caption, row, lineOf }: DescribedRows<Row>) => {
  const shown = (
    { rowCount, pages, page, size }: RowsContext<Row>,
    ...visible: readonly ScreenItem[]
  ): Shown => {
    const calls = Array.from({ length: size / 5 }, (_, rank) => ((page - 1) * size) / 5 + 1 + rank);
    const rows = calls.flatMap((call) => pages.get(call) ?? []);
    return {
      visible: [
        { role: 'table', name: caption, lines: [...new Set(rows.map(lineOf))] },
        ...(rowCount > size
          ? [
              {
                role: 'status' as const,
                text: `${counted(rowCount, row)}, page ${page} sur ${Math.ceil(rowCount / size)}`,
              },
              { role: 'button' as const, name: `Page ${page}`, disabled: false },
            ]
          : [{ role: 'status' as const, text: counted(rowCount, row) }]),
        { role: 'button', name: '25 lignes par page', disabled: false },
        ...visible,
      ],
    };
  };
  return {
    shown: (context: RowsContext<Row>): Shown => shown(context),
    turning: (context: RowsContext<Row>): Shown => ({ ...shown(context), isBusy: true }),
    stuck: (context: RowsContext<Row>): Shown =>
      shown(
        context,
        { role: 'alert', text: ['Cette page n’a pas pu être chargée.', failureText(context.failure)] },
        { role: 'button', name: 'Réessayer', disabled: false },
      ),
  };
};

export const contractRowsGestures = {
  'page.turned': (screen: Screen, { page }: { page: number }) => screen.press('button', `Page ${page}`),
  'size.chosen': (screen: Screen, { size }: { size: number }) =>
    screen.press('button', `${size} lignes par page`),
  retried: (screen: Screen) => screen.press('button', 'Réessayer'),
};
