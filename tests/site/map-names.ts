import type { Rule } from './built-site.ts';
import { contextOf } from './visit.ts';

/** From the narrowest phone to a large screen. Unit: pixels. */
const WIDTHS = [320, 375, 430, 768, 1024, 1440, 1920];

/** Checks every map at all widths: each name is whole, and neither another name nor a button is on it. */
export const mapsAreReadable: Rule = async (built, faults) => {
  const { context, start } = await contextOf(built);
  const page = await context.newPage();
  const withMap = [...built.pages.values()].filter(({ $ }) => $('.map').length > 0);

  for (const { path } of withMap) {
    if (built.sitePages.get(path)?.aliasOf !== undefined) continue;

    await page.goto(start + path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page.evaluate(unreadableNames);
      for (const line of lines) faults.on(path).unless(false, `${line}, at ${width}`);
    }
  }
  await context.close();
};

/** Runs in the page. */
function unreadableNames(): string[] {
  const map = document.querySelector('.map');
  const button = document.querySelector('.map-open')?.getBoundingClientRect();
  if (map === null) return ['has no map'];

  const edge = map.getBoundingClientRect();
  const texts = [...map.querySelectorAll('text')].filter((text) => text.checkVisibility());
  if (texts.length === 0) return ['names nothing on its map'];

  const isOn = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const isIn = (a: DOMRect, b: DOMRect) =>
    a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;

  /** The boxes of letters, without the space above and below them. Text may be rotated. */
  const boxesOf = (text: SVGTextElement) =>
    Array.from({ length: text.getNumberOfChars() }, (_, index) => {
      const { x, y, width, height } = text.getExtentOfChar(index);
      const [from, to] = [y + 0.2 * height, y + 0.8 * height];
      const corners = [
        [x, from],
        [x + width, from],
        [x, to],
        [x + width, to],
      ];
      const points = corners.map(([left, top]) =>
        new DOMPoint(left, top).matrixTransform(text.getScreenCTM() ?? undefined),
      );
      const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
      const [left, top] = [Math.min(...xs), Math.min(...ys)];
      return new DOMRect(left, top, Math.max(...xs) - left, Math.max(...ys) - top);
    });

  const names = texts.map((text) => ({ words: text.textContent, boxes: boxesOf(text) }));
  return names.flatMap(({ words, boxes }, index) => {
    const isCut = boxes.some((box) => !isIn(box, edge));
    const isCovered = boxes.some((box) => button && isOn(box, button));
    const others = names.slice(index + 1).filter((other) => {
      return other.boxes.some((box) => boxes.some((own) => isOn(own, box)));
    });
    return [
      ...(isCut ? [`"${words}" is cut`] : []),
      ...(isCovered ? [`"${words}" is under the button`] : []),
      ...others.map((other) => `"${words}" is on "${other.words}"`),
    ];
  });
}
