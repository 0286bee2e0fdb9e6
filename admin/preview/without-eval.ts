import { config } from 'zod';

/*
 * To be imported before any schema: zod would make code out of schemas, which the policy of the
 * editor's page forbids.
 */
config({ jitless: true });
