import ArrowRight from 'lucide-react/icons/arrow-right';
import FileText from 'lucide-react/icons/file-text';
import Gauge from 'lucide-react/icons/gauge';
import ListFilter from 'lucide-react/icons/list-filter';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { t } from '#locales/fr/find.ts';
import * as css from './FindView.css.ts';
import type { Group, Result } from './result.ts';

const icons = {
  contract: MapPin,
  invoice: FileText,
  meter: Gauge,
  action: Pencil,
  page: ArrowRight,
  more: ListFilter,
} as const satisfies Record<Result['kind'], unknown>;

const Option = ({ id, kind, label, detail, isFirst }: Result & { isFirst: boolean }) => {
  const Icon = icons[kind];
  return (
    <ListBoxItem
      id={id}
      textValue={[label, detail].filter(Boolean).join(', ')}
      className={isFirst ? css.first : css.option}
    >
      <span className={css.icon}>
        <Icon />
      </span>
      <span className={css.label}>{label}</span>
      {detail && <span className={css.detail}>{detail}</span>}
    </ListBoxItem>
  );
};

type Props = {
  groups: readonly Group[];
  /** The one that Enter opens. */
  first: Result | undefined;
  onChoose: (result: Result) => void;
};

/** What is found, in groups under their headings. */
export const FindResults = ({ groups, first, onChoose }: Props) => (
  <ListBox
    aria-label={t('results')}
    className={css.list}
    onAction={(key) => {
      const chosen = groups.flatMap(({ results }) => results).find(({ id }) => id === key);
      if (chosen) onChoose(chosen);
    }}
  >
    {groups.map(({ id, results }) => (
      <ListBoxSection key={id} id={id} className={css.group}>
        <Header className={css.heading}>{t(`groups.${id}`)}</Header>
        {results.map((result) => (
          <Option key={result.id} {...result} isFirst={result === first} />
        ))}
      </ListBoxSection>
    ))}
  </ListBox>
);
