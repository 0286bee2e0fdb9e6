/** Colors for light and dark: of the same hues as the site's tokens, which a picture cannot read. */
const LIGHT = {
  land: '#f7f2e5',
  hatch: '#d9cfb4',
  county: '#b7ab8b',
  state: '#8a6320',
  river: '#7fb0c1',
  'river-name': '#2f6475',
  road: '#8d8772',
  interstate: '#5c665c',
  gold: '#a9792b',
  'gold-text': '#7b5717',
  ink: '#1d2a2c',
  soft: '#52605f',
  place: '#24566a',
  sign: '#fffdf8',
};

const DARK: typeof LIGHT = {
  land: '#20292a',
  hatch: '#34403f',
  county: '#586664',
  state: '#c79a4c',
  river: '#4b7d90',
  'river-name': '#9dc9d9',
  road: '#7d8780',
  interstate: '#a9b3a9',
  gold: '#d3a556',
  'gold-text': '#dcb26a',
  ink: '#eee9dc',
  soft: '#b9c0b8',
  place: '#93c4d8',
  sign: '#171c1d',
};

const RULES = `
svg{color:var(--ink);font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
.land{fill:var(--land)}
.lines path{fill:none;vector-effect:non-scaling-stroke;stroke-linejoin:round;stroke-linecap:round}
.lines .oregon{fill:url(#hatch)}
#hatch path,.key-oregon{stroke:var(--hatch)}
.lines .county{stroke:var(--county);stroke-width:.75;stroke-dasharray:1 3}
.lines .state-line{stroke:var(--state);stroke-width:1.25;stroke-dasharray:7 3 1 3}
.lines .river{stroke:var(--river);stroke-width:2.5}
.lines .highway{stroke:var(--road);stroke-width:1.25}
.lines .interstate{stroke:var(--interstate);stroke-width:4}
.lines .interstate-middle{stroke:var(--land);stroke-width:1.75}
.lines .ring{stroke:var(--gold);stroke-width:.6}
.to-base{stroke:var(--gold);stroke-width:2.5;vector-effect:non-scaling-stroke}
.seal{fill:var(--land)}
.seal-line,.seal-ring{fill:none;stroke:var(--gold);stroke-width:.7}
.seal-ring{stroke-width:1.2}
.leader{fill:none;stroke:var(--soft);stroke-width:.8;vector-effect:non-scaling-stroke}
text{text-anchor:middle;fill:var(--ink);stroke:var(--land);stroke-width:3px;stroke-linejoin:round;paint-order:stroke}
text.river-name{font:italic 11px Georgia,"Times New Roman",serif;fill:var(--river-name)}
text.shield{font-size:9px;font-weight:600;stroke:none}
text.on-sign{fill:var(--sign)}
.sign-interstate{fill:var(--place);stroke:var(--sign);stroke-width:1}
.sign{fill:var(--sign);stroke:var(--soft);stroke-width:.8}
text.state{font-size:9.5px;letter-spacing:.14em;fill:var(--gold-text)}
text.ring-name{font-size:9px;fill:var(--gold-text)}
text.office-city{font-size:11px;fill:var(--gold-text);font-weight:600}
text.valley-name{font:italic 11px Georgia,"Times New Roman",serif;fill:var(--gold-text)}
text.key{font-size:10px;fill:var(--soft);stroke:none;text-anchor:start}
text.name{font-size:12px}
text.here{font-size:13px;font-weight:600}
text.way{font-size:12px;font-weight:600;fill:var(--gold-text)}
text.start{text-anchor:start}
text.end{text-anchor:end}
.strip{fill:var(--sign)}
.strip-line{stroke:var(--county)}
.dot{fill:var(--place);stroke:var(--land);stroke-width:1.5}
.dot.here{fill:var(--gold)}
.arrow{fill:var(--gold)}
@media(min-width:430px){.m{scale:.82}}
@media(min-width:600px){.m{scale:.66}}`;

/** The style of every map picture; a picture in a page follows the page's scheme by itself. */
export const MAP_STYLE = [
  `svg{${colors(LIGHT)}}@media(prefers-color-scheme:dark){svg{${colors(DARK)}}}`,
  RULES.replaceAll('\n', ''),
].join('');

function colors(scheme: Readonly<Record<string, string>>): string {
  return Object.entries(scheme)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');
}
