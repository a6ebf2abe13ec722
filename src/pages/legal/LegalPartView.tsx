import type { LegalBlock } from '#locales/legalText.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { branded } from '../../ui/theme/column.css.ts';
import * as css from './LegalPage.css.ts';
import { type LegalPart, sectionId } from './legalPart.ts';

const Block = ({ block }: { block: LegalBlock }) =>
  typeof block === 'string' ? (
    <p className={branded}>{block}</p>
  ) : (
    <ul className={`${css.list} ${branded}`}>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );

/** By the address of a section: `particulieres-9`. */
export type SectionControls = Readonly<Record<string, Elements>>;

type Props = {
  part: LegalPart;
  /** Alone on its page, whose title says what it is. */
  isAlone: boolean;
  controls: SectionControls;
};

/** A legal text, its sections numbered from 1. */
export const LegalPartView = ({ part, isAlone, controls }: Props) => {
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
