import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { saintMalo, saintMalon } from '../../domain/fixtures/requests.ts';
import type { Place } from '../../domain/request/place.ts';
import { PlaceField } from './PlaceField.tsx';
import { AddressesContext } from './SuggestionField.tsx';
// As in the portal: a page that scrolls would close the list.
import '../../ui/theme/global.css.ts';

type Call = { query: string; answer: (places: readonly Place[]) => void };

/** All calls in order, and the highest number of pending ones; an aborted call is no longer pending. */
let calls: Call[];
let underWay: number;
let mostUnderWay: number;
let form: HTMLFormElement;

const suggestTowns = (query: string, signal: AbortSignal) => {
  underWay += 1;
  mostUnderWay = Math.max(mostUnderWay, underWay);
  let isOver = false;
  const end = () => {
    if (!isOver) underWay -= 1;
    isOver = true;
  };
  signal.addEventListener('abort', end);
  return new Promise<readonly Place[]>((resolve) => {
    calls.push({
      query,
      answer: (places) => {
        end();
        resolve(places);
      },
    });
  });
};

const field = page.getByRole('combobox', { name: 'Commune' });
const options = page.getByRole('option');
const list = page.getByRole('listbox', { name: /^Communes proposées/ });

const queries = () => calls.map(({ query }) => query);
const optionTexts = () => options.elements().map((option) => option.textContent);
const values = () => Object.fromEntries(new FormData(form));
/** Longer than the debounce of the portal, in real time. */
const lull = () => new Promise((resolve) => setTimeout(resolve, 400));
const call = async (query: string): Promise<Call> => {
  await expect.poll(queries).toContain(query);
  const found = calls.findLast((made) => made.query === query);
  if (!found) throw new Error(`${query} was not asked`);
  return found;
};

const type = async (text: string) => {
  (field.element() as HTMLInputElement).focus();
  await userEvent.keyboard(text);
};

const suggest = async () => {
  await type('saint');
  (await call('saint')).answer([saintMalo, saintMalon]);
  await expect.element(list).toBeVisible();
};

beforeEach(async () => {
  calls = [];
  underWay = 0;
  mostUnderWay = 0;
  const { container } = await render(
    <form>
      <AddressesContext value={{ suggestTowns, suggestStreets: async () => [] }}>
        <PlaceField />
      </AddressesContext>
    </form>,
  );
  form = container.querySelector('form') as HTMLFormElement;
});

describe('requests to the address service', () => {
  // On a busy machine, letters may arrive slower than the debounce: fake timers control the time.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const pause = () => vi.advanceTimersByTime(400);

  it('start at three letters, without surrounding spaces', async () => {
    await type('sa ');
    pause();
    expect(queries()).toEqual([]);
    await type('i');
    pause();
    await call('sa i');
  });

  it('are debounced into one call', async () => {
    await type('saint-malo');
    expect(queries()).toEqual([]);
    pause();
    await call('saint-malo');
    pause();
    expect(queries()).toEqual(['saint-malo']);
  });

  it('run one at a time: a new request aborts the previous one', async () => {
    for (const [typed, query] of [
      ['sai', 'sai'],
      ['nt', 'saint'],
      ['-malo', 'saint-malo'],
    ] as const) {
      await type(typed);
      pause();
      await call(query);
    }
    expect(queries()).toEqual(['sai', 'saint', 'saint-malo']);
    expect(mostUnderWay).toBe(1);
  });

  it('are not repeated for the same query', async () => {
    await type('saint');
    pause();
    (await call('saint')).answer([saintMalo, saintMalon]);
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Backspace}');
    pause();
    expect(queries()).toEqual(['saint']);
  });
});

describe('a response', () => {
  it('never replaces a newer one if it arrives late', async () => {
    await type('sai');
    const older = await call('sai');
    await type('nt');
    const newer = await call('saint');
    newer.answer([saintMalon]);
    await expect.poll(optionTexts).toEqual(['Saint-Malon-sur-Mel35750']);
    older.answer([saintMalo]);
    await lull();
    expect(optionTexts()).toEqual(['Saint-Malon-sur-Mel35750']);
  });

  it('is ignored if it arrives late while the next one is pending', async () => {
    await type('sai');
    const older = await call('sai');
    await type('nt');
    await call('saint');
    older.answer([saintMalo]);
    await lull();
    expect(optionTexts()).toEqual([]);
    await expect.element(page.getByRole('status')).toHaveTextContent('Recherche en cours…');
  });
});

describe('a name of one or two letters', () => {
  it.each(['{Enter}', '{Tab}'])('shows the postcode field when confirmed by %s', async (key) => {
    await type('Eu');
    await userEvent.keyboard(key);
    await expect.element(page.getByText(/par exemple Eu 76260/).first()).toBeVisible();
    expect(queries()).toEqual([]);
  });

  it('is found with its postcode', async () => {
    await type('Eu 76260');
    (await call('eu 76260')).answer([{ label: 'Eu', town: 'Eu', zipcode: '76260', insee: '76255' }]);
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(values).toEqual({ municipality: 'Eu', zipcode: '76260', insee: '76255' });
    await userEvent.keyboard('{Tab}');
    expect(values()).toMatchObject({ insee: '76255' });
  });
});

it('clears the suggestion count from the live region immediately after a choice', async () => {
  await suggest();
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('2 communes proposées');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(status.element().textContent).toBe('');
});

it('announces a town without a postcode without brackets', async () => {
  await type('saint');
  (await call('saint')).answer([{ ...saintMalo, zipcode: '' }]);
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent(/^Commune choisie.: Saint-Malo$/);
});

describe('with free text allowed', () => {
  beforeEach(async () => {
    await cleanup();
    const { container } = await render(
      <form>
        <AddressesContext value={{ suggestTowns, suggestStreets: async () => [] }}>
          <PlaceField allowsFreeEntry />
        </AddressesContext>
      </form>,
    );
    form = container.querySelector('form') as HTMLFormElement;
  });

  const zipcode = page.getByRole('textbox', { name: 'Code postal' });

  it('a two-letter town takes a typed postcode', async () => {
    await type('Eu');
    await userEvent.keyboard('{Tab}');
    await zipcode.fill('76260');
    expect(values()).toEqual({ municipality: 'Eu', zipcode: '76260', insee: '' });
  });

  it('a chosen town without a postcode requires one', async () => {
    await type('saint');
    (await call('saint')).answer([{ ...saintMalo, zipcode: '' }]);
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await zipcode.fill('35400');
    expect(values()).toEqual({ municipality: 'Saint-Malo', zipcode: '35400', insee: '35288' });
  });
});

describe('keyboard', () => {
  it('arrows move through the towns, and Enter selects and fills the other fields', async () => {
    await suggest();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.poll(values).toEqual({
      municipality: 'Saint-Malon-sur-Mel',
      zipcode: '35750',
      insee: '35290',
    });
    await expect.element(field).toHaveFocus();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Commune choisie : Saint-Malon-sur-Mel (35750)');
  });

  it('a second choice closes the list too', async () => {
    await suggest();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(list).not.toBeInTheDocument();
    (field.element() as HTMLInputElement).select();
    await userEvent.keyboard('malon');
    (await call('malon')).answer([saintMalon]);
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(values).toMatchObject({ insee: '35290' });
    await lull();
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
  });

  it.each(['{Enter}', '{Tab}'])('an exact name of a single town is selected by %s', async (key) => {
    await type('saint malo');
    (await call('saint malo')).answer([saintMalo, saintMalon]);
    await expect.element(list).toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(list).not.toBeInTheDocument();
    await expect.poll(values).toEqual({ municipality: 'Saint-Malo', zipcode: '35400', insee: '35288' });
  });

  it.each(['{Enter}', '{Tab}'])(
    'a town confirmed by %s before the response is selected on arrival',
    async (key) => {
      await type('SAINT-MALO');
      await userEvent.keyboard(key);
      (await call('saint-malo')).answer([saintMalo, saintMalon]);
      await expect.poll(values).toMatchObject({ municipality: 'Saint-Malo', insee: '35288' });
      await lull();
      await expect.element(list).not.toBeInTheDocument();
    },
  );

  it('an ambiguous name is not selected', async () => {
    await type('saint-malo');
    (await call('saint-malo')).answer([saintMalo, { ...saintMalo, zipcode: '97400', insee: '97411' }]);
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(list).not.toBeInTheDocument();
    expect(values()).toEqual({ municipality: 'saint-malo', zipcode: '', insee: '' });
  });

  it('Escape closes the list without a selection and keeps the typed text', async () => {
    await suggest();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    expect(values()).toEqual({ municipality: 'saint', zipcode: '', insee: '' });
    await expect.element(field).toHaveFocus();
  });

  it('the focus ring of the field is not covered by its list', async () => {
    await suggest();
    const { outlineOffset, outlineWidth } = getComputedStyle(field.element());
    const popover = list.element().closest('[data-trigger]') as HTMLElement;
    const room = popover.getBoundingClientRect().top - field.element().getBoundingClientRect().bottom;
    expect(room).toBeGreaterThanOrEqual(Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth));
  });

  it('the focus ring of the field is not covered by the search status', async () => {
    await suggest();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const news = page.getByText(/^Commune choisie/).first();
    await expect.element(news).toBeVisible();
    const { outlineOffset, outlineWidth } = getComputedStyle(field.element());
    const room = news.element().getBoundingClientRect().top - field.element().getBoundingClientRect().bottom;
    expect(room).toBeGreaterThanOrEqual(Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth));
  });

  it('ArrowDown reopens the list closed by Escape', async () => {
    await suggest();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list).toBeVisible();
    expect(queries()).toEqual(['saint']);
  });

  it('typing after a selection clears the filled values', async () => {
    await suggest();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(values).toMatchObject({ insee: '35288' });
    await userEvent.keyboard('x');
    expect(values()).toEqual({ municipality: 'Saint-Malox', zipcode: '', insee: '' });
  });
});

describe('screen reader', () => {
  const listen = () => {
    const announced: string[] = [];
    const regions = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';
    const listener = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
        const texts = addedNodes.length > 0 ? [...addedNodes] : [target];
        if (region && !region.closest('[inert], [aria-hidden="true"]'))
          announced.push(...texts.map(({ textContent }) => textContent ?? '').filter(Boolean));
      }
    });
    listener.observe(document.body, { childList: true, characterData: true, subtree: true });
    onTestFinished(() => listener.disconnect());
    return announced;
  };

  describe('with fake timers', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    const find = async (places: readonly Place[]) => {
      for (const key of 'saint') await type(key);
      vi.advanceTimersByTime(300);
      (await call('saint')).answer(places);
      await expect.element(page.getByText('Recherche en cours…')).not.toBeInTheDocument();
    };

    it.each([
      [[saintMalo, saintMalon], '2 communes proposées'],
      [[saintMalo], '1 commune proposée'],
      [[], 'Aucune commune trouvée. Vérifiez l’orthographe.'],
    ])('announces the results once, politely, after the typing pauses', async (places, news) => {
      const announced = listen();
      await find(places);
      expect(announced).toEqual([]);
      vi.advanceTimersByTime(1000);
      await expect.element(page.getByRole('status')).toHaveTextContent(news);
      expect(announced).toEqual([news]);
    });

    it('announces a selection once', async () => {
      await find([saintMalo, saintMalon]);
      await expect.element(list).toBeVisible();
      const announced = listen();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect.poll(values).toMatchObject({ insee: '35288' });
      vi.advanceTimersByTime(1000);
      const news = 'Commune choisie\u00a0: Saint-Malo (35400)';
      await expect.element(page.getByRole('status')).toHaveTextContent(news.replace('\u00a0', ' '));
      expect(announced).toEqual([news]);
    });
  });

  it('the field is a combobox with a description and an expanded state', async () => {
    await expect.element(field).toHaveAccessibleDescription(/au moins 3 lettres/);
    await expect.element(field).toHaveAttribute('aria-autocomplete', 'list');
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await suggest();
    await expect.element(field).toHaveAttribute('aria-expanded', 'true');
    await expect.element(field).toHaveAttribute('aria-controls', list.element().id);
  });

  it('aria-activedescendant follows the arrow keys', async () => {
    await suggest();
    await expect.element(field).not.toHaveAttribute('aria-activedescendant');
    for (const index of [0, 1]) {
      await userEvent.keyboard('{ArrowDown}');
      await expect
        .element(field)
        .toHaveAttribute('aria-activedescendant', options.elements()[index]?.id ?? '');
      await expect.element(field).toHaveFocus();
    }
    await expect.element(options.nth(1)).toHaveTextContent('Saint-Malon-sur-Mel');
  });
});
