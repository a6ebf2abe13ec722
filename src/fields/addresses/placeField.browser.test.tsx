import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { saintMalo, saintMalon, streetsOfSaintMalo } from '../../domain/fixtures/requests.ts';
import { addressOutage, type Place, type Street } from '../../domain/request/place.ts';
import { PlaceField, StreetField } from './PlaceField.tsx';
import { AddressesContext } from './SuggestionField.tsx';

type Call = { query: string; signal: AbortSignal; answer: (places: readonly Place[]) => void };

let calls: Call[];
let form: HTMLFormElement;

const suggestTowns = (query: string, signal: AbortSignal) =>
  new Promise<readonly Place[]>((answer) => {
    calls.push({ query, signal, answer });
  });

const field = page.getByRole('combobox', { name: 'Commune' });
const options = page.getByRole('option');
const list = page.getByRole('listbox', { name: /^Communes proposées/ });

const queries = () => calls.map(({ query }) => query);
const optionTexts = () => options.elements().map((option) => option.textContent);
const values = () => Object.fromEntries(new FormData(form));
/** Delay longer than the debounce of the field, in milliseconds. */
const lull = () => new Promise((resolve) => setTimeout(resolve, 400));
const call = async (query: string): Promise<Call> => {
  await expect.poll(queries).toContain(query);
  const found = calls.findLast((made) => made.query === query);
  if (!found) throw new Error(`The page has not requested ${query}`);
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

const open = async (allowsFreeEntry = false) => {
  const { container } = await render(
    <form>
      <AddressesContext value={{ suggestTowns, suggestStreets: async () => [] }}>
        <PlaceField allowsFreeEntry={allowsFreeEntry} />
      </AddressesContext>
    </form>,
  );
  form = container.querySelector('form') as HTMLFormElement;
};

/** Stops the clock, because the debounce would otherwise end between two keystrokes on a slow machine. */
const stopTime = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
};

beforeEach(async () => {
  calls = [];
  await open();
});

it('aborts the request for suggestions of a text when the user types another text', async () => {
  await type('sai');
  const { signal } = await call('sai');
  await type('nt');
  (await call('saint')).answer([saintMalon]);
  await expect.poll(optionTexts).toEqual(['Saint-Malon-sur-Mel35750']);
  expect(signal.aborted).toBe(true);
});

it('accepts a town name of two letters that a search by postcode has found', async () => {
  await type('Eu 76260');
  (await call('eu 76260')).answer([{ label: 'Eu', town: 'Eu', zipcode: '76260', insee: '76255' }]);
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(values).toEqual({ municipality: 'Eu', zipcode: '76260', insee: '76255' });
  await userEvent.keyboard('{Tab}');
  expect(values()).toMatchObject({ insee: '76255' });
});

it('accepts a typed postcode if the selected town has no postcode', async () => {
  await cleanup();
  await open(true);
  await type('saint');
  (await call('saint')).answer([{ ...saintMalo, zipcode: '' }]);
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await page.getByRole('textbox', { name: 'Code postal' }).fill('35400');
  expect(values()).toEqual({ municipality: 'Saint-Malo', zipcode: '35400', insee: '35288' });
});

describe('the town field by keyboard', () => {
  it('selects the next town on an arrow key, and fills the other fields on Enter', async () => {
    await suggest();
    for (const index of [0, 1]) {
      await userEvent.keyboard('{ArrowDown}');
      await expect
        .element(field)
        .toHaveAttribute('aria-activedescendant', options.elements()[index]?.id ?? '');
    }
    await userEvent.keyboard('{Enter}');
    await expect.element(list).not.toBeInTheDocument();
    await expect
      .poll(values)
      .toEqual({ municipality: 'Saint-Malon-sur-Mel', zipcode: '35750', insee: '35290' });
    await expect.element(field).toHaveFocus();
  });

  it('closes the list of towns after a second selection in the same field', async () => {
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

  it.each(['{Enter}', '{Tab}'])(
    'selects on %s the town with the exact typed name, if only one has this name',
    async (key) => {
      await type('saint malo');
      (await call('saint malo')).answer([saintMalo, saintMalon]);
      await expect.element(list).toBeVisible();
      await userEvent.keyboard(key);
      await expect.element(list).not.toBeInTheDocument();
      await expect.poll(values).toEqual({ municipality: 'Saint-Malo', zipcode: '35400', insee: '35288' });
    },
  );

  it.each(['{Enter}', '{Tab}'])(
    'selects the town with the exact typed name if the response arrives only after %s',
    async (key) => {
      await type('SAINT-MALO');
      await userEvent.keyboard(key);
      (await call('saint-malo')).answer([saintMalo, saintMalon]);
      await expect.poll(values).toMatchObject({ municipality: 'Saint-Malo', insee: '35288' });
      await lull();
      await expect.element(list).not.toBeInTheDocument();
    },
  );

  it('selects no town on Tab if several towns have the typed name', async () => {
    await type('saint-malo');
    (await call('saint-malo')).answer([saintMalo, { ...saintMalo, zipcode: '97400', insee: '97411' }]);
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(list).not.toBeInTheDocument();
    expect(values()).toEqual({ municipality: 'saint-malo', zipcode: '', insee: '' });
  });

  it('closes the list of towns on Escape without a selection, and keeps the typed text', async () => {
    await suggest();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    expect(values()).toEqual({ municipality: 'saint', zipcode: '', insee: '' });
    await expect.element(field).toHaveFocus();
  });

  it('shows the focus ring of the field above the list of towns and the search status', async () => {
    const roomTo = (element: Element) =>
      element.getBoundingClientRect().top - field.element().getBoundingClientRect().bottom;
    await suggest();
    const { outlineOffset, outlineWidth } = getComputedStyle(field.element());
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    expect(roomTo(list.element().closest('[data-trigger]') as HTMLElement)).toBeGreaterThanOrEqual(ring);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const news = page.getByText(/^Commune choisie/).first();
    await expect.element(news).toBeVisible();
    expect(roomTo(news.element())).toBeGreaterThanOrEqual(ring);
  });

  it('reopens on ArrowDown the list that Escape has closed', async () => {
    await suggest();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    const before = queries();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list).toBeVisible();
    expect(queries()).toEqual(before);
  });

  it('clears the postcode and the INSEE code when the user edits the name of a selected town', async () => {
    await suggest();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(values).toMatchObject({ insee: '35288' });
    await userEvent.keyboard('x');
    expect(values()).toEqual({ municipality: 'Saint-Malox', zipcode: '', insee: '' });
  });
});

describe('screen-reader announcements of the town field', () => {
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

  const find = async (places: readonly Place[]) => {
    stopTime();
    for (const key of 'saint') await type(key);
    vi.advanceTimersByTime(300);
    (await call('saint')).answer(places);
    await expect.element(page.getByText('Recherche en cours…')).not.toBeInTheDocument();
  };

  it.each([
    [[saintMalo, saintMalon], '2 communes proposées'],
    [[saintMalo], '1 commune proposée'],
    [[], 'Aucune commune trouvée. Vérifiez l’orthographe.'],
  ])('announces the number of results once, a second after the last keystroke', async (places, news) => {
    const announced = listen();
    await find(places);
    expect(announced).toEqual([]);
    vi.advanceTimersByTime(1000);
    await expect.element(page.getByRole('status')).toHaveTextContent(news);
    expect(announced).toEqual([news]);
  });

  it('announces a selection once, and removes the announced number of results at once', async () => {
    await find([saintMalo, saintMalon]);
    await expect.element(list).toBeVisible();
    vi.advanceTimersByTime(1000);
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('2 communes proposées');
    const announced = listen();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(status.element().textContent).toBe('');
    await expect.poll(values).toMatchObject({ insee: '35288' });
    vi.advanceTimersByTime(1000);
    const news = 'Commune choisie\u00a0: Saint-Malo (35400)';
    await expect.element(status).toHaveTextContent(news.replace('\u00a0', ' '));
    expect(announced).toEqual([news]);
  });
});

describe('the street field', () => {
  const openStreet = async (answer: () => Promise<readonly Street[]>) => {
    await cleanup();
    const suggestStreets = vi.fn(answer);
    await render(
      <AddressesContext value={{ suggestTowns, suggestStreets }}>
        <StreetField insee={saintMalo.insee} />
      </AddressesContext>,
    );
    await page.getByRole('combobox', { name: 'Rue' }).fill('rue');
    return suggestStreets;
  };

  it.each([
    ['the count of streets', async () => streetsOfSaintMalo, '2 rues proposées'],
    ['that no street is found', async () => [], 'Aucune rue trouvée. Vérifiez l’orthographe.'],
    ['an outage', () => Promise.reject(addressOutage()), /ne répond pas : saisissez la rue\.$/],
  ])('announces %s below the street field', async (_, answer, news) => {
    await openStreet(answer);
    await expect.element(page.getByRole('status')).toHaveTextContent(news);
  });

  it('suggests only streets of the selected town, and announces the selected street', async () => {
    const suggestStreets = await openStreet(async () => streetsOfSaintMalo);
    await expect.element(page.getByRole('listbox', { name: /^Rues proposées/ })).toBeVisible();
    const { insee } = saintMalo;
    expect(suggestStreets).toHaveBeenCalledWith({ query: 'rue', insee }, expect.any(AbortSignal));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Rue choisie : rue des Écluses');
  });
});
