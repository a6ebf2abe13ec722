import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { InFrench } from '../display/InFrench.tsx';
import { group, segment } from './Controls.css.ts';

type Props<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

export const SegmentedControl = <Value extends string>({ label, options, value, onChange }: Props<Value>) => (
  <InFrench>
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      className={group}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.value));
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} id={option.value} className={segment}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  </InFrench>
);
