import { Alert } from '../ui/Alert.tsx';
import { PlainButton } from '../ui/PlainButton.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { stack } from './layouts/Page.css.ts';

type Props = { title: string; text: string; action: string; onAction: () => void };

/** In the place of a page that cannot be shown: what happened and what to do. */
export const BrokenPage = ({ title, text, action, onAction }: Props) => (
  <div className={stack}>
    <h1 ref={usePageTitle(title)} tabIndex={-1}>
      {title}
    </h1>
    <Alert tone="bad" title={text} />
    <div>
      <PlainButton variant="filled" onClick={onAction}>
        {action}
      </PlainButton>
    </div>
  </div>
);
