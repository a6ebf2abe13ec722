import Search from 'lucide-react/icons/search';
import { useCallback, useEffect, useRef, useState } from 'react';
import { t } from '#locales/fr/layout.ts';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { find } from './FindButton.css.ts';
import { FindPlaceholder } from './FindPlaceholder.tsx';

const FindModal = onDemand(() => import('./FindModal.tsx'), FindPlaceholder);

/** Asked where there is a browser: the build has none. */
const findModifier = () => (/Mac|iP/.test(navigator.platform) ? 'Meta' : 'Control');

/** Opens the search of the whole portal, by a press or by Ctrl K, ⌘K on Apple's (docs/rules.md#find-anything). */
export const FindButton = () => {
  const button = useRef<HTMLButtonElement>(null);
  const typedAhead = useRef('');
  const [isOpen, setOpen] = useState(false);

  const close = useCallback(() => {
    typedAhead.current = '';
    setOpen(false);
  }, []);

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      // Never over another modal, which hides the page under it.
      if (event.key !== 'k' || !event.getModifierState(findModifier()) || button.current?.closest('[inert]'))
        return;
      event.preventDefault();
      // What nothing had is given back to it.
      if (document.activeElement === document.body) button.current?.focus();
      setOpen(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);

  return (
    <div className={find}>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-keyshortcuts={`${findModifier()}+K`}
        onPointerEnter={FindModal.preload}
        onFocus={FindModal.preload}
        onPress={() => setOpen(true)}
      >
        <Search />
        <span>{t('find')}</span>
      </Button>
      <Boundary>{isOpen && <FindModal button={button} typedAhead={typedAhead} onClose={close} />}</Boundary>
    </div>
  );
};
