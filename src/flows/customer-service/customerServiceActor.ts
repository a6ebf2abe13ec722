import type { ActorRefFrom } from 'xstate';
import type { customerServiceMachine } from '#machines/customer-service/customerService.machine.ts';

export type CustomerServiceActor = ActorRefFrom<typeof customerServiceMachine>;
