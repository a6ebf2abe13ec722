/**
 * Who may do what (docs/rules.md#roles-and-permissions). `type` comes from the profile: the roles named here
 * are the ones that a rule speaks of, any other value is a plain user.
 */

/** `open`: link and page; `shown`: the menu entry without its link; `hidden`: sent back to the dashboard. */
export type AdministrationAccess = 'open' | 'shown' | 'hidden';

const administrators = ['owner', 'admin', 'internal_adviser_admin'];

export const administrationAccess = (role: string): AdministrationAccess => {
  if (administrators.includes(role)) return 'open';
  return role === 'internal_adviser_simple' ? 'shown' : 'hidden';
};

/** The forms whose submit button depends on the role. */
export type AccountForm =
  | 'addContract'
  | 'name'
  | 'email'
  | 'password'
  | 'iban'
  | 'billing'
  | 'contact'
  | 'customerService';

const closedForms: ReadonlyMap<string, readonly AccountForm[]> = new Map([
  [
    'internal_adviser_simple',
    ['addContract', 'name', 'email', 'password', 'iban', 'billing', 'contact', 'customerService'],
  ],
  ['internal_adviser_admin', ['name', 'password', 'iban', 'contact', 'customerService']],
]);

/** Whether the role may submit the form; where it may not, its submit button is disabled and says why. */
export const maySubmit = (role: string, form: AccountForm): boolean => !closedForms.get(role)?.includes(form);

/** A service that opens a part of the portal to a customer (`allowed_services` of the profile). */
const grandCompte = 'GRAND_COMPTE';

/** Whether the customer-service area is open to this customer (docs/rules.md#allowed-services). */
export const hasCustomerService = ({ allowed_services }: { allowed_services: readonly string[] }): boolean =>
  allowed_services.includes(grandCompte);
