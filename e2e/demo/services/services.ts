import { challenge as deadReckoning } from './dead-reckoning/challenge.ts';
import { challenge as harbourOffice } from './harbour-office/challenge.ts';
import { challenge as sealedOrders } from './sealed-orders/challenge.ts';
import type { ServiceChallenge } from './types.ts';

/** The challenges that run in containers. */
export const services: readonly ServiceChallenge[] = [deadReckoning, harbourOffice, sealedOrders];
