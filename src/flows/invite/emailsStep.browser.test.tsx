import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/theme/global.css.ts';
import { EmailTag } from './EmailsStep.tsx';

const press = () => {};

/** Widths of a tag on phones. Near 321 px, its button moves to the next line. */
it.each([246, 286, 311, 316, 321, 326, 366])(
  'in %i px the error of an address stays inside its tag',
  async (width) => {
    const { container } = await render(
      <ul style={{ width }}>
        <EmailTag email="pas-une-adresse" isBusy={false} onRemove={press} onCorrect={press} />
      </ul>,
    );
    const tag = container.querySelector('li');
    const range = document.createRange();
    range.selectNodeContents(tag?.querySelector('span') ?? document.body);
    const room = (tag?.getBoundingClientRect().right ?? 0) - range.getBoundingClientRect().right;
    expect(room).toBeGreaterThanOrEqual(8);
  },
);
