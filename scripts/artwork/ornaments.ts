import { makeSvg } from './drawing.ts';

/**
 * The ornaments that follow no fact, and where they stand among the components that show them: a house
 * with a lit window at the foot of the hills, the border of a sheet, the strip below a hero and the ring
 * around an icon. The hills themselves are masks, and have their color from a style sheet.
 */
const ORNAMENTS = {
  'ornaments/house': 'components/hills/house.svg',
  'ornaments/border': 'components/sheet/border.svg',
  'ornaments/strip': 'components/hero/strip.svg',
  'ornaments/ring': 'components/icon/ring.svg',
} as const;

/** The ornaments in the colors of styles/tokens.css, by their paths in the project. */
export function drawOrnaments(): Map<string, string> {
  return new Map(Object.entries(ORNAMENTS).map(([name, path]) => [path, makeSvg(name)]));
}
