import type { Random } from '../support/random.ts';

/** Words that no sample has: what breaks escaping, wrapping, sorting or addresses. */
const ODD = [
  'Señor',
  'Café',
  'Łódź',
  'Zoë',
  "O'Brien",
  "Coeur d'Alene",
  'Smith & Sons',
  'R&D',
  '"quoted"',
  "'single'",
  '100%',
  'A/B',
  '#1',
  '5 < 6 > 4',
  '&amp;',
  '[sic]',
  '(north)',
  'back\\slash',
  'null',
  'e.g.',
  'St. Mary-of-the-Hills',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch',
];

/** What the pictures for shared links cannot show, and so no name may hold. */
const UNDRAWN = ['公証人', '🖋'];

const PLAIN = [
  ...['notary', 'signing', 'document', 'appointment', 'kitchen', 'table', 'witness', 'county'],
  ...['river', 'bridge', 'library', 'courthouse', 'orchard', 'evening', 'weekend', 'driver'],
];

/** Texts of odd and plain words, the same for the same seed; no two are the same. */
export interface Words {
  /** A text that others have too but for its punctuation, for names of parts of one page. */
  phrase: () => string;
  /** A short text, for names and headings, of so many characters at most. */
  name: (most?: number) => string;
  /** A text of so many characters, or a few less. */
  text: (least: number, most: number) => string;
  /** Markdown without links: paragraphs, bold words, headings and lists; at times nothing. */
  markdown: () => string;
}

/** Schemas count characters, not the halves of those that take two. */
const lengthOf = (text: string) => [...text].length;

export function wordsFrom(random: Random): Words {
  let count = 0;
  const word = () => (random.below(4) === 0 ? random.pick(ODD) : random.pick(PLAIN));
  const some = (length: number) =>
    Array.from({ length }, () => random.pick([word(), word(), random.pick(UNDRAWN)])).join(' ');
  const plain = (length: number) =>
    Array.from({ length }, () => random.pick([...PLAIN, 'Café', "O'Brien", 'R&D'])).join(' ');
  const name = (most = Number.POSITIVE_INFINITY): string => {
    count += 1;
    const made = `${word()} ${random.pick(PLAIN)} ${count}`;
    return lengthOf(made) > most ? name(most) : made;
  };
  return {
    phrase: () => {
      count += 1;
      return `${random.pick(['公証人', 'Is it open', "Isn't it"])}${'!'.repeat(count)}`;
    },
    name,
    text: (least, most) => {
      let text = name();
      text += ` ${random.pick([...UNDRAWN, ...PLAIN])}`;
      while (lengthOf(text) < least) text += ` ${random.pick(PLAIN)}`;
      for (let next = `${text} ${word()}`; lengthOf(next) <= most && random.below(8) > 0; ) {
        text = next;
        next = `${text} ${word()}`;
      }
      return text;
    },
    markdown: () => {
      if (random.below(8) === 0) return '';
      const parts = [
        () => `${some(6)} **${plain(2)}** ${plain(30)}.`,
        () => `${random.pick(['#', '##', '####'])} ${plain(4)}\n\n${plain(12)}.`,
        () => `${plain(3)}: clerk@county.example.org, (208) 555-0188, 8 AM to 5 PM, $130 million.`,
        () => `- ${plain(3)}\n- *${plain(2)}*`,
      ];
      const paragraphs = Array.from({ length: random.below(4) }, () => random.pick(parts)());
      return [`Once ${plain(3)}, ${plain(20)}.`, ...paragraphs].join('\n\n');
    },
  };
}
