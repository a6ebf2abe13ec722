import { useId } from 'react';
import { tag } from '../display/Display.css.ts';
import { Skeleton } from '../display/Skeleton.tsx';
import { text } from '../theme/tokens.ts';
import { count as countStyle, group, option as optionStyle, segment, segmentText } from './Controls.css.ts';

type Props<Value extends string> = {
  label: string;
  options: readonly {
    value: Value;
    label: string;
    /** Number of items of this option, such as `120+`. An empty text shows a skeleton instead. */
    count?: number | string | undefined;
    tone?: keyof typeof tag;
  }[];
  value: Value;
  onChange: (value: Value) => void;
};

export const SegmentedControl = <Value extends string>({ label, options, value, onChange }: Props<Value>) => {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={group}>
      {options.map(({ value: own, label: words, count, tone }) => (
        <label key={own} className={segment}>
          <input
            type="radio"
            name={name}
            className={optionStyle}
            checked={own === value}
            onChange={() => onChange(own)}
          />
          <span className={segmentText} data-text={words}>
            {words}
          </span>
          {count !== undefined && (
            <span className={`${countStyle} ${tone ? tag[tone] : ''}`}>
              {count === '' ? <Skeleton height={text.xs.lineHeight} /> : count}
            </span>
          )}
        </label>
      ))}
    </div>
  );
};
