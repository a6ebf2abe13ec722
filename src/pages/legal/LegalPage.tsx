import Printer from 'lucide-react/icons/printer';
import { useEffect } from 'react';
import type { Brand } from '#brands/brand.ts';
import { t } from '#locales/fr/legal.ts';
import type { LegalBlock, LegalText } from '#locales/legalText.ts';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { Card, TextList } from '../../ui/display/layout.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { branded } from '../../ui/theme/column.css.ts';
import * as css from './LegalPage.css.ts';

/** Legal text with its anchor `id`, such as `generales`. Its third section has the anchor `generales-3`. */
type LegalPart = { id: string; text: LegalText };

const sectionId = ({ id }: LegalPart, rank: number): string => `${id}-${rank + 1}`;

const Block = ({ block }: { block: LegalBlock }) =>
  typeof block === 'string' ? (
    <p className={branded}>{block}</p>
  ) : (
    <TextList className={`${css.list} ${branded}`} lines={block} />
  );

export type SectionControls = Readonly<Record<string, Elements>>;

type LegalPartViewProps = { part: LegalPart; isAlone: boolean; controls: SectionControls };

const LegalPartView = ({ part, isAlone, controls }: LegalPartViewProps) => {
  const Heading = isAlone ? 'h2' : 'h3';
  return (
    <section className={css.part} {...(!isAlone && { 'aria-labelledby': part.id })}>
      {!isAlone && (
        <h2 id={part.id} tabIndex={-1} className={css.anchor}>
          {part.text.title}
        </h2>
      )}
      {part.text.sections.map(({ title, blocks }, rank) => (
        <div key={title} className={css.section}>
          <Heading id={sectionId(part, rank)} tabIndex={-1} className={css.anchor}>
            {`${rank + 1}. ${title}`}
          </Heading>
          {blocks.map((block) => (
            <Block key={String(block)} block={block} />
          ))}
          {controls[sectionId(part, rank)]}
        </div>
      ))}
    </section>
  );
};

/** Scrolls to the section of the URL again: the browser scrolls before the page is rendered. */
const useFragment = (): void => {
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, []);
};

type Props = { title: string; parts: readonly LegalPart[]; controls?: SectionControls };

const TableOfContents = ({ parts }: { parts: readonly LegalPart[] }) => (
  <nav aria-label={t('contents')} className={css.contents}>
    {parts.map((part) => (
      <div key={part.id} className={css.contentsPart}>
        {parts.length > 1 && (
          <a href={`#${part.id}`} className={css.contentsTitle}>
            {part.text.title}
          </a>
        )}
        <ol className={css.contentsSections}>
          {part.text.sections.map(({ title }, rank) => (
            <li key={title}>
              <a href={`#${sectionId(part, rank)}`} className={css.contentsLink}>
                {`${rank + 1}. ${title}`}
              </a>
            </li>
          ))}
        </ol>
      </div>
    ))}
  </nav>
);

export const LegalPage = ({ title, parts, controls = {} }: Props) => {
  useFragment();
  return (
    <div className={css.page}>
      <PageHeader title={title}>
        <span className={css.screenOnly}>
          <Button icon={<Printer />} onPress={() => print()}>
            {t('print')}
          </Button>
        </span>
      </PageHeader>
      <Card title={t('contents')}>
        <TableOfContents parts={parts} />
      </Card>
      {parts.map((part) => (
        <LegalPartView key={part.id} part={part} isAlone={parts.length === 1} controls={controls} />
      ))}
    </div>
  );
};

export const toLegalValues = ({
  name,
  publisher: { host: _, hosting, ...publisher },
}: Pick<Brand, 'name' | 'publisher'>): Record<string, string> => ({
  name,
  ...publisher,
  hostName: hosting.name,
  hostAddress: hosting.address,
  hostPhone: hosting.phone,
});
