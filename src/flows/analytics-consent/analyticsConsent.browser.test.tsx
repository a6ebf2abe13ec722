import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createActor } from 'xstate';
import { analyticsConsentMachine } from '#machines/analytics-consent/analyticsConsent.machine.ts';
import '../../ui/theme/global.css.ts';
import { ConsentBannerView } from './ConsentBannerView.tsx';

it('gives to a refusal the weight of an agreement', async () => {
  const input = { remembered: null, today: new Date(2026, 10, 22) };
  await render(
    <ConsentBannerView actor={createActor(analyticsConsentMachine, { input }).start()} more={null} />,
  );
  const [refuse, accept] = page.getByRole('button').elements();
  expect(refuse?.textContent).toBe('Refuser');
  expect(refuse?.className).toBe(accept?.className);
  expect(refuse?.getBoundingClientRect().width).toBe(accept?.getBoundingClientRect().width);
});
