import type { ServiceIcon } from '../../model/schemas/service.ts';
import { EMBLEMS } from './emblems.ts';

/** Drawn for this site on a grid of 24, as one line of even width. */
export const DRAWINGS = {
  ...EMBLEMS,
  stamp: 'M9 13c1-3-2-4-2-7a5 5 0 0 1 10 0c0 3-3 4-2 7M5 13h14v4H5zM6 21h12',
  loan: 'M3 11l9-8 9 8M5 10v11h14V10M12 11a2 2 0 0 1 1 3.700V18h-2v-3.300A2 2 0 0 1 12 11z',
  estate: 'M12 21v-8M12 13c-5 1-8-1-8-5 4-1 7 1 8 5zM12 11c0-4 3-7 8-7 0 5-3 8-8 7zM6 21h12',
  business: 'M3 8h18v12H3zM9 8V4h6v4M3 13h18M12 12v3',
  apostille:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9z',
  mobile: 'M3 16v-4l2-6h12l3 6v4zM3 12h17M7 16a2 2 0 1 1-.1 0M16 16a2 2 0 1 1-.1 0',
  remote: 'M3 6h12v12H3zM15 11l6-4v10l-6-4',
  miscellaneous: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7',
  phone:
    'M6 3h3l2 5-2.500 1.500a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pin: 'M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zM12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
} as const satisfies Record<ServiceIcon, string> & Record<string, string>;
