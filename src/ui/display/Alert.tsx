import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode, Ref } from 'react';
import { WithServicePhone } from '../theme/brand.tsx';
import { aside as asideStyle, box, detail, icon, title as titleStyle, words } from './Skeleton.css.ts';

const icons = { bad: <CircleAlert />, warn: <TriangleAlert />, ok: <CircleCheck />, info: <Info /> };

export type Tone = keyof typeof icons;

export type AlertProps = {
  tone: Tone;
  title: ReactNode;
  children?: ReactNode;
  aside?: ReactNode;
  isAnnounced?: boolean;
  /** True to announce the alert only when it appears, and not when its text changes. */
  isQuiet?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** Message in the page. Only a `bad` message interrupts the speech of screen readers. */
export const Alert = (props: AlertProps) => {
  const { tone, title, children, aside, isAnnounced = true, isQuiet = false, ref } = props;
  return (
    <div
      ref={ref}
      {...(isAnnounced && { role: tone === 'bad' ? 'alert' : 'status' })}
      {...(isQuiet && { 'aria-live': 'off' as const })}
      {...(ref && { tabIndex: -1 })}
      className={box[tone]}
    >
      <span className={icon[tone]}>{icons[tone]}</span>
      <div className={words}>
        <p className={titleStyle}>
          <WithServicePhone>{title}</WithServicePhone>
        </p>
        {children !== undefined && (
          <div className={detail}>
            {typeof children === 'string' ? (
              <p>
                <WithServicePhone>{children}</WithServicePhone>
              </p>
            ) : (
              children
            )}
          </div>
        )}
      </div>
      {aside !== undefined && <div className={asideStyle}>{aside}</div>}
    </div>
  );
};
