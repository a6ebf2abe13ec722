import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { t } from '#locales/fr/ui.ts';
import type { Tone } from '../../ui/display/Alert.tsx';
import { list, region } from './Notice.css.ts';
import { Notice } from './Notice.tsx';

export type NoticeEntry = { id: number; tone: Tone; text: string; isLasting?: boolean };

type Props = { notices: readonly NoticeEntry[]; onClosed: (id: NoticeEntry['id']) => void };

const useNoticeFocus = (section: RefObject<HTMLElement | null>) => {
  const origin = useRef<HTMLElement>(null);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (section.current?.contains(document.activeElement)) origin.current?.focus();
      else section.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [section]);

  return {
    keepOrigin: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !section.current?.contains(relatedTarget))
        origin.current = relatedTarget;
    },
    leave: () => {
      if (section.current?.contains(document.activeElement)) origin.current?.focus();
    },
  };
};

/** Toasts over the page. F6 moves the focus to the toasts and back, even from a modal. */
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
            isLasting={isLasting}
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
