import { ADDRESSES_FILE, type Addresses } from '../../model/addresses.ts';
import { addressOf } from '../base.ts';

/** Nobody waits longer for a suggestion. Unit: milliseconds. */
const PATIENCE = 1500;

/** The site's addresses; none when they cannot be had, for the page reads well without them. */
export async function knownAddresses(): Promise<Addresses> {
  try {
    const response = await fetch(addressOf(ADDRESSES_FILE), {
      signal: AbortSignal.timeout(PATIENCE),
    });
    return response.ok ? await response.json() : {};
  } catch {
    return {};
  }
}
