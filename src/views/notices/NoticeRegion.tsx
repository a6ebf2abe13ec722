import { useRef } from 'react';
import { t } from '#locales/fr/ui.ts';
import type { Tone } from '../../ui/display/Alert.tsx';
import { list, region } from './Notice.css.ts';
import { Notice } from './Notice.tsx';
import { useNoticeFocus } from './useNoticeFocus.ts';

export type NoticeEntry = {
  id: number;
  tone: Tone;
  text: string;
  /** Nothing else on the page says it: it stays until it is closed, or until another follows. */
  isLasting?: boolean;
};

type Props = {
  /** Oldest first. Each counts its own time. */
  notices: readonly NoticeEntry[];
  onClosed: (id: NoticeEntry['id']) => void;
};

/** Stacks notices over the page, so that none hides another. F6 goes to them and back, even from a modal. */
export const NoticeRegion = ({ notices, onClosed }: Props) => {
  const section = useRef<HTMLElement>(null);
  const { keepOrigin, leave } = useNoticeFocus(section);
  return (
    <section
      ref={section}
      className={region}
      aria-label={t('notices')}
      aria-keyshortcuts="F6"
      onFocus={keepOrigin}
    >
      <ul className={list}>
        {notices.map(({ id, tone, text, isLasting }) => (
          <Notice
            key={id}
            tone={tone}
            {...(isLasting && { isLasting })}
            onClosed={() => {
              leave();
              onClosed(id);
            }}
          >
            {text}
          </Notice>
        ))}
      </ul>
    </section>
  );
};
