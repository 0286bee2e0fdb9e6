import sharp from 'sharp';

/** What a drawn picture shows. */
export type Scene = 'portrait' | 'table' | 'valley';

const SHAPES: Record<Scene, { width: number; height: number; draw: (hue: number) => string }> = {
  portrait: { width: 1200, height: 1500, draw: portrait },
  table: { width: 1600, height: 1067, draw: table },
  valley: { width: 1600, height: 1067, draw: valley },
};

/**
 * A picture that stands for a photo, with light, edges and grain to be compressed; the same bytes
 * for the same arguments, so that it is encoded once.
 * @param hue of its main color, in degrees
 */
export async function drawScene(scene: Scene, hue: number): Promise<Buffer> {
  const { width, height, draw } = SHAPES[scene];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${(width * 4) / 5}" height="${Math.round((height * 4) / 5)}" viewBox="0 0 ${width} ${height}">
<defs>
<filter id="detail"><feTurbulence type="fractalNoise" baseFrequency="0.2" numOctaves="3" seed="${hue}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.8 0 0 0 -0.6"/></filter>
<filter id="soft"><feGaussianBlur stdDeviation="${width / 60}"/></filter>
</defs>
${draw(hue)}
<rect width="100%" height="100%" filter="url(#detail)" opacity="0.34"/>
</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

const color = (hue: number, saturation: number, light: number) =>
  `hsl(${hue},${saturation}%,${light}%)`;

/** Hills behind each other, a river, an evening sky. */
function valley(hue: number): string {
  const hills = [0, 1, 2, 3, 4].map((row) => {
    const base = 430 + row * 120;
    const tops = Array.from({ length: 9 }, (_, at) => {
      const y = base - 90 * Math.abs(Math.sin(at * 1.7 + row * 2.3 + hue));
      return `${at * 200},${Math.round(y)}`;
    });
    return `<polygon points="0,1067 ${tops.join(' ')} 1600,1067" fill="${color(hue, 14 + row * 5, 62 - row * 11)}"/>`;
  });
  return `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${color(hue + 90, 45, 62)}"/><stop offset="0.55" stop-color="${color(32, 70, 82)}"/></linearGradient>
<rect width="1600" height="1067" fill="url(#sky)"/><circle cx="1150" cy="330" r="60" fill="#fff6dc" filter="url(#soft)"/>
${hills.join('')}<path d="M700 1067C760 960 1010 930 900 860S760 800 820 760l30 0c-40 40 130 60 190 110s-60 110-90 197z" fill="${color(205, 30, 72)}"/>`;
}

/** A table by a window with documents and a pen. */
function table(hue: number): string {
  const lines = [0, 1, 2, 3, 4, 5, 6].map(
    (row) =>
      `<path d="M590 ${690 + row * 26}h${260 - (row % 3) * 40}" stroke="#8a8a86" stroke-width="5"/>`,
  );
  return `<rect width="1600" height="1067" fill="${color(hue, 22, 74)}"/>
<rect x="180" y="90" width="520" height="420" fill="#eef4f2"/><path d="M440 90v420M180 300h520" stroke="#fff" stroke-width="18"/>
<ellipse cx="440" cy="420" rx="330" ry="90" fill="#fff" opacity="0.5" filter="url(#soft)"/>
<polygon points="0,640 1600,600 1600,1067 0,1067" fill="${color(28, 34, 44)}"/>
<polygon points="540,660 900,650 960,900 480,910" fill="#faf8f2"/>${lines.join('')}
<path d="M980 870l230-130" stroke="#1d2a2c" stroke-width="16" stroke-linecap="round"/>
<circle cx="1290" cy="720" r="96" fill="${color(hue + 160, 25, 40)}"/><circle cx="1290" cy="712" r="74" fill="${color(20, 40, 22)}"/>`;
}

/** Head and shoulders before a wall. */
function portrait(hue: number): string {
  return `<radialGradient id="wall"><stop stop-color="${color(hue, 18, 72)}"/><stop offset="1" stop-color="${color(hue, 20, 48)}"/></radialGradient>
<rect width="1200" height="1500" fill="url(#wall)"/>
<path d="M130 1500c20-330 190-440 470-440s450 110 470 440z" fill="${color(205, 30, 28)}"/>
<path d="M500 1060l100 170 100-170z" fill="#f4f1ea"/><rect x="510" y="880" width="180" height="220" rx="80" fill="${color(24, 42, 58)}"/>
<ellipse cx="600" cy="680" rx="225" ry="290" fill="${color(24, 46, 66)}"/>
<path d="M365 660c-30-330 110-400 245-400s270 80 235 400c-40-150-90-220-235-225S400 520 365 660z" fill="${color(24, 30, 20)}"/>
<ellipse cx="515" cy="690" rx="22" ry="13" fill="#2b2320"/><ellipse cx="690" cy="690" rx="22" ry="13" fill="#2b2320"/>
<path d="M530 830q72 48 145 0" fill="none" stroke="#8a4a3c" stroke-width="14" stroke-linecap="round"/>`;
}
