import { useId } from 'react';
import { tag } from '../display/Display.css.ts';
import { count as countStyle, group, option as optionStyle, segment, segmentText } from './Controls.css.ts';

type Props<Value extends string> = {
  label: string;
  options: readonly {
    value: Value;
    label: string;
    /** Number of items of this view, such as « 120+ », in a tag if it has a `tone`. '' reserves space. */
    count?: number | string | undefined;
    tone?: keyof typeof tag;
  }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Native radio buttons, because this control is in the first paint of pages without React Aria. */
export const SegmentedControl = <Value extends string>({ label, options, value, onChange }: Props<Value>) => {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={group}>
      {options.map(({ value: own, label: text, count, tone }) => (
        <label key={own} className={segment}>
          <input
            type="radio"
            name={name}
            className={optionStyle}
            checked={own === value}
            onChange={() => onChange(own)}
          />
          <span className={segmentText} data-text={text}>
            {text}
          </span>
          {count !== undefined && <span className={`${countStyle} ${tone ? tag[tone] : ''}`}>{count}</span>}
        </label>
      ))}
    </div>
  );
};
