import type { CheckExchange } from '../../contract/exchange.ts';
import type { Customer } from '../customer.ts';
import type { World, Worlds } from '../world.ts';

/** What each request of the sandbox knows. */
export type SandboxEnv = {
  Variables: {
    world: World;
    worlds: Worlds;
    /** Compares an exchange with the contract, where the sandbox was given one. */
    check?: CheckExchange | undefined;
    /** Whether a fault has replaced the answer. */
    isFaulty?: boolean;
  };
};

/** What a signed-in call knows besides. */
export type SignedInEnv = {
  Variables: SandboxEnv['Variables'] & {
    account: string;
    customer: Customer;
    /** Replaces a part of the customer's data. */
    change: (part: Partial<Customer>) => Customer;
  };
};
