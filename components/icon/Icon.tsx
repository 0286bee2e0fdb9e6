import type { ServiceIcon } from '../../model/schemas/service.ts';

// Drawn for this site on a 24-unit grid with an even stroke.

const DRAWINGS = {
  park: 'M12 21V11M12 15l3-3M12 16a6 5.5 0 0 1-4-9.5 4.5 4.5 0 0 1 8 0A6 5.5 0 0 1 12 16zM7 21h10',
  library: 'M12 7c-2-2-5-2.5-9-2v13c4-.5 7 0 9 2 2-2 5-2.5 9-2V5c-4-.5-7 0-9 2zM12 7v13',
  museum: 'M3 9l9-6 9 6zM5.5 9v8M10 9v8M14 9v8M18.5 9v8M4 17h16M3 21h18',
  landmark: 'M4 4h16v10H4zM12 14v7M8.5 21h7M8 7.500h8M8 10.500h5',
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
  restaurant: 'M5 3v5a3 3 0 0 0 6 0V3M8 3v18M18 21V3c-2.5 1.5-4 5-4 9h4',
  dining:
    'M5 8h11v5a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5zM16 9h2a2.5 2.5 0 0 1 0 5h-2M4 21h13M8.500 2.500v2.500M12.500 2.500v2.500',
  community:
    'M12 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM5 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM19 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM8 21v-4a4 4 0 0 1 8 0v4M2 21v-3a3 3 0 0 1 5-2.2M22 21v-3a3 3 0 0 0-5-2.2M2 21h20',
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
  close: 'M6 6l12 12M18 6L6 18',
  pin: 'M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zM12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
} satisfies Record<ServiceIcon | 'menu' | 'close', string>;

/** Goes beside a text that says the same, so it's hidden from screen readers. */
export function Icon({ name }: { name: keyof typeof DRAWINGS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
