import type { AttractionKind } from '../../model/schemas/attraction.ts';

/** The emblems of attractions, drawn like the icons: on a grid of 24, as one line of even width. */
export const EMBLEMS = {
  park: 'M12 21V11M12 15l3-3M12 16a6 5.5 0 0 1-4-9.5 4.5 4.5 0 0 1 8 0A6 5.5 0 0 1 12 16zM7 21h10',
  library: 'M12 7c-2-2-5-2.5-9-2v13c4-.5 7 0 9 2 2-2 5-2.5 9-2V5c-4-.5-7 0-9 2zM12 7v13',
  museum: 'M3 9l9-6 9 6zM5.5 9v8M10 9v8M14 9v8M18.5 9v8M4 17h16M3 21h18',
  landmark: 'M9 20l1-14 2-3 2 3 1 14M6 20h12M9.6 11h4.8',
  theater: 'M3 4h18M4 4v16M20 4v16M10 4c0 5-2 9-6 10M14 4c0 5 2 9 6 10M3 20h18',
  school: 'M4 21V11l8-5 8 5v10zM12 6V2h4v2.5h-4M10 21v-5h4v5M7.5 13v.1M16.5 13v.1',
  church: 'M12 2v7M10 4.5h4M5 21v-7l7-5 7 5v7zM10 21v-3a2 2 0 0 1 4 0v3',
  fairgrounds: 'M12 7V2l3 1.5-3 1.5M12 7c-2 3-5 5-9 6h18c-4-1-7-3-9-6zM5 13v8h14v-8M10 21l2-8 2 8',
  sports:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.5 5.8c3 4 3 8.4 0 12.4M18.5 5.8c-3 4-3 8.4 0 12.4',
  water:
    'M3 7c3-2.5 6-2.5 9 0s6 2.5 9 0M3 12.5c3-2.5 6-2.5 9 0s6 2.5 9 0M3 18c3-2.5 6-2.5 9 0s6 2.5 9 0',
  trail: 'M12 21V3M12 5h6l2.5 2-2.5 2h-6M12 11H6l-2.5 2L6 15h6M8 21h8',
  wildlife:
    'M3 11c3 1 4 0 6-2 2-1.5 4-1 5-3a3 3 0 0 1 5.5-1L22 6l-2.5 1c1 7-3 11-8.5 11-4 0-7-2-8-7zM10 18v3M14 17.5V21M17 6v.1',
  market:
    'M4 9l1.5-5h13L20 9M4 9a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0A2.7 2.7 0 0 0 20 9zM6 12v9h12v-9M10 21v-5h4v5',
} as const satisfies Record<AttractionKind, string>;
