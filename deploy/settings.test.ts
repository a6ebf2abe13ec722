import { describe, expect, it } from 'vitest';
import { deployedSettings } from '#test/deployedSettings.ts';
import {
  exampleSettings,
  parsePageSettings,
  placeholdersIn,
  readSettings,
  withSettings,
} from './settings.ts';

const page = '<!doctype html><script type="application/json" id="settings"></script><p>Portail</p>';
const example = exampleSettings();

describe('withSettings', () => {
  it('writes settings into an HTML page, and parses the same settings back', () => {
    const first = withSettings(page, example);
    expect(parsePageSettings(first)).toEqual(example);
    const other = { ...example, analytics: null };
    expect(withSettings(withSettings(first, other), example)).toBe(first);
    expect(parsePageSettings(withSettings(first, other))).toEqual(other);
  });

  it('escapes a setting that contains the end tag of the script element', () => {
    const captcha = { ...example.captcha, siteKey: '</script><script>$&' };
    const written = withSettings(page, { ...example, captcha });
    expect(written.match(/<\/script>/g)).toHaveLength(1);
    expect(parsePageSettings(written).captcha).toEqual(captcha);
  });

  it('throws for the HTML page of another application', () => {
    expect(() => withSettings('<p>Autre</p>', example)).toThrow('n’est pas du portail');
  });
});

describe('a settings file', () => {
  it('throws for a file that is not JSON', () => {
    expect(() => readSettings('{')).toThrow('Ce n’est pas du JSON');
  });

  it.each([
    [{ mandateForm: undefined }, /^mandateForm\s: ce réglage manque/],
    [{ mandateForm: 'http://mandat.portail.internal' }, /^mandateForm\s: une adresse en https/],
    [{ signatureOrigins: [] }, /^signatureOrigins\s: une origine au moins/],
    [
      { signatureOrigins: ['https://signature.portail.internal/'] },
      /^signatureOrigins.0\s: une origine en https/,
    ],
    [{ addressSearch: '/adresses' }, /^addressSearch\s: une adresse en https/],
    [{ captcha: { ...example.captcha, siteKey: '' } }, /^captcha.siteKey\s: une clé est attendue/],
    [{ analytics: 'https://mesure.portail.internal' }, /^analytics\s: un chemin du portail/],
    [{ consumptionProof: 'oui' }, /^consumptionProof\s: ce réglage manque, ou n’est pas de ce type/],
    [{ dashboardMeters: 0 }, /^dashboardMeters\s: au moins 1/],
    [{ analytics: '//mesure.portail.internal' }, /^analytics\s: un chemin du portail/],
    [{ mandatForm: 'https://mandat.portail.internal' }, /^mandatForm\s: ce réglage n’existe pas/],
    [{ captcha: { ...example.captcha, key: 'x' } }, /^captcha.key\s: ce réglage n’existe pas/],
  ])('throws for a file with the invalid setting %j', (part, message) => {
    expect(() => readSettings(JSON.stringify({ ...example, ...part }))).toThrow(message);
  });

  it.each([
    [undefined, false],
    [false, false],
    [true, true],
  ])('parses the setting consumptionProof with the value %j as %j', (consumptionProof, read) => {
    expect(readSettings(JSON.stringify({ ...example, consumptionProof })).consumptionProof).toBe(read);
  });

  it('reports all the errors of a settings file at once', () => {
    expect(() => readSettings('{}')).toThrow(
      /^signatureOrigins.*\nmandateForm.*\naddressSearch.*\ncaptcha.*\nanalytics.*$/,
    );
  });
});

describe('placeholdersIn', () => {
  it('finds no placeholder in deployable settings', () => {
    expect(placeholdersIn(deployedSettings)).toEqual([]);
  });

  it('lists the three placeholders of the example settings, with one sentence for each', () => {
    const names = placeholdersIn(example).map((sentence) => sentence.split('\u00a0: ')[0]);
    expect(names).toEqual(['signatureOrigins', 'mandateForm', 'captcha.siteKey']);
  });

  it.each(['a.test', 'a.invalid', 'example.org', 'www.example.com', 'localhost:8080', '192.0.2.1', '[::1]'])(
    'reports a mandate form on the host %s as a placeholder',
    (host) => {
      expect(placeholdersIn({ ...deployedSettings, mandateForm: `https://${host}/saisie` })).toHaveLength(1);
    },
  );

  it.each([1, 2, 3])('reports the hCaptcha test key no. %d as a placeholder', (rank) => {
    const siteKey = `${rank}0000000-ffff-ffff-ffff-00000000000${rank}`;
    expect(
      placeholdersIn({ ...deployedSettings, captcha: { ...deployedSettings.captcha, siteKey } }),
    ).toHaveLength(1);
  });
});
