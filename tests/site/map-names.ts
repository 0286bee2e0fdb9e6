import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { kindOf } from '../support/page-kinds.ts';
import type { BuiltSite, Rule } from './built-site.ts';
import { contextOf } from './visit.ts';

/** From the narrowest phone to a large screen. Unit: pixels. */
const WIDTHS = [320, 375, 768, 1280, 1920];

/** High enough to show a map between sticky elements. Unit: pixels. */
const HEIGHT = 1600;

/** Pictures of maps, whose overlays must let hit tests through. */
const MAPS = '.map-box img, .service-area-map img, .area-map img';

/** Where a map is painted. Unit: pixels. */
interface Painted {
  src: string;
  /** The drawing, which the page may crop. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Unit: pixels. */
interface NameBox {
  words: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A path that shows the screen for unknown cities. */
const UNKNOWN_CITY = '/areas/no-such-city';

/** Checks one map of each kind, at all widths: a visible name is visible as a whole. */
export const mapsAreWhole: Rule = async (built, faults) => {
  const { context, start } = await contextOf(built);
  const [page, drawing] = [await context.newPage(), await context.newPage()];

  for (const path of pathsWithMaps(built)) {
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await page.goto(start + path);
    const map = page.locator(MAPS).first();
    await map.waitFor({ state: 'visible' });

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await map.scrollIntoViewIfNeeded();
      await page.waitForFunction(isComplete, MAPS);
      const painted = await page.evaluate(paintedMap, MAPS);
      const names = await namesOf(drawing, painted);
      const lines = await page.evaluate(hiddenNames, { selector: MAPS, names });
      for (const line of lines) faults.on(path).unless(false, `${line}, at ${width}`);
    }
  }
  await context.close();
};

/** Checks every drawing: names don't overlap each other or the edge. */
export const namesAreApart: Rule = async ({ folder, ...built }, faults) => {
  const maps = readdirSync(join(folder, 'maps'), { recursive: true, encoding: 'utf8' });
  const files = maps.filter((file) => file.endsWith('.svg'));
  const drawings = files.map((file) => readFileSync(join(folder, 'maps', file), 'utf8'));

  const { context } = await contextOf({ folder, ...built });
  const page = await context.newPage();
  await page.setViewportSize({ width: 375, height: HEIGHT });
  await page.setContent(drawings.join(''));
  const lines = await page.evaluate(touchingNames);
  for (const { index, line } of lines) faults.on(`/maps/${files[index]}`).unless(false, line);
  await context.close();
};

/** The upright names that overlap each other or an edge. Runs in the page. */
function touchingNames(): { index: number; line: string }[] {
  return [...document.querySelectorAll('svg')].flatMap((svg, index) => {
    const edge = svg.getBoundingClientRect();
    const upright = [...svg.querySelectorAll(':not([transform*=rotate]) > .mark > text')];
    const names = upright.map((text) => ({
      words: text.textContent,
      box: text.getBoundingClientRect(),
    }));
    const cut = names.filter(({ box }) => box.left < edge.left || box.right > edge.right);

    // Text boxes are higher than their letters.
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top + 2 < b.bottom - 2 && b.top + 2 < a.bottom - 2;
    const touching = names.flatMap((one, place) =>
      names
        .slice(place + 1)
        .filter((other) => meet(one.box, other.box))
        .map((other) => `"${one.words}" touches "${other.words}"`),
    );
    const lines = [...cut.map(({ words }) => `"${words}" is cut by the edge`), ...touching];
    return lines.map((line) => ({ index, line }));
  });
}

/** One page for each kind of map, the one with the most words. */
function pathsWithMaps({ pages, content }: BuiltSite): string[] {
  const longestFirst = [...pages.values()].toSorted((a, b) => a.html.length - b.html.length);
  const withMap = longestFirst.filter(({ path, $ }) => path !== '/404' && $(MAPS).length > 0);
  const paths = new Map(withMap.map(({ path }) => [kindOf(path), path]));
  // Maps that load automatically don't have a drawing.
  const unknownCity = content.business.maps.load === 'click' ? [UNKNOWN_CITY] : [];
  return [...paths.values(), ...unknownCity];
}

/** Runs in the page. */
function isComplete(selector: string): boolean {
  const image = document.querySelector<HTMLImageElement>(selector);
  return image?.complete === true && image.naturalWidth > 0;
}

/** Runs in the page. */
function paintedMap(selector: string): Painted {
  const image = document.querySelector<HTMLImageElement>(selector);
  if (image === null) throw new Error('The page has no map.');
  image.scrollIntoView({ block: 'center', behavior: 'instant' });

  const box = image.getBoundingClientRect();
  const { naturalWidth, naturalHeight } = image;
  const { objectFit, objectPosition, borderTopWidth, borderBottomWidth } = getComputedStyle(image);
  const borders = [borderTopWidth, borderBottomWidth].map(Number.parseFloat);
  const inside = { width: box.width, height: box.height - (borders[0] ?? 0) - (borders[1] ?? 0) };

  const fits = [inside.width / naturalWidth, inside.height / naturalHeight];
  const scale = objectFit === 'cover' ? Math.max(...fits) : 1;
  const isFilled = objectFit === 'fill';
  const width = isFilled ? inside.width : naturalWidth * scale;
  const height = isFilled ? inside.height : naturalHeight * scale;

  // Such as "calc(100% - 218px) 50%": a share of the excess, and pixels.
  const [, across = '50%', down = '50%'] = /^(calc\(.*?\)|\S+) (.*)$/.exec(objectPosition) ?? [];
  const shift = (position: string, room: number) => {
    const part = Number(/(-?[\d.]+)%/.exec(position)?.[1] ?? 0) / 100;
    const [, sign = '+', pixels = '0'] = /([+-])? ?([\d.]+)px/.exec(position) ?? [];
    return part * room + Number(`${sign}${pixels}`);
  };
  return {
    src: image.currentSrc,
    left: box.left + shift(across, inside.width - width),
    top: box.top + (borders[0] ?? 0) + shift(down, inside.height - height),
    width,
    height,
  };
}

async function namesOf(drawing: Page, painted: Painted): Promise<NameBox[]> {
  const { src, left, top, width, height } = painted;
  // A drawing fills its window, whose size is in whole pixels.
  const viewport = { width: Math.round(width), height: Math.round(height) };
  await drawing.setViewportSize(viewport);
  if (drawing.url() !== src) await drawing.goto(src);

  const names = await drawing.evaluate(() => {
    document.documentElement.setAttribute('width', '100%');
    document.documentElement.setAttribute('height', '100%');
    return [...document.querySelectorAll('.mark text')].map((element) => {
      const box = element.getBoundingClientRect();
      const words = element.textContent ?? '';
      return { words, left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    });
  });
  return names.map(({ words, ...box }) => ({
    words,
    left: left + box.left,
    right: left + box.right,
    top: top + box.top,
    bottom: top + box.bottom,
  }));
}

/** The partly hidden names of the first map. Runs in the page. */
function hiddenNames({ selector, names }: { selector: string; names: NameBox[] }): string[] {
  const image = document.querySelector(selector);
  const frame = image?.closest('.map-box, .service-area-map, .area-map');
  if (!image || !frame) return ['the map is gone'];

  const written = [...frame.querySelectorAll('text')].map((text): NameBox => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    return { words: text.textContent ?? '', left, right, top, bottom };
  });
  const box = image.getBoundingClientRect();
  const edge = {
    left: Math.max(box.left, 0),
    right: Math.min(box.right, document.documentElement.clientWidth),
    top: box.top,
    bottom: box.bottom,
  };

  return [...names, ...written].flatMap(({ words, left, right, top, bottom }) => {
    const isSeen = left < edge.right && right > edge.left && top < edge.bottom && bottom > edge.top;
    if (!isSeen) return [];

    const isWhole =
      left >= edge.left - 1 &&
      right <= edge.right + 1 &&
      top >= edge.top - 1 &&
      bottom <= edge.bottom + 1;
    if (!isWhole) return [`"${words}" is cut by the edge of the map`];

    const middle = (top + bottom) / 2;
    const points = [left + 1, (left + right) / 2, right - 1].map((x) => [x, middle] as const);
    const isPainted = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
    };
    const isCovered = points.some(([x, y]) => {
      const stack = document.elementsFromPoint(x, y);
      const above = stack.slice(0, Math.max(0, stack.indexOf(image)));
      return above.some((element) => !element.contains(image) && isPainted(element));
    });
    return isCovered ? [`"${words}" is covered`] : [];
  });
}
