import { mailAddress } from '../model/contact.ts';
import { shortTime } from '../model/hours.ts';

/** Adds what the platform lacks for the popovers of a page, which open and close by themselves. */
export function startDisclosures(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) {
    const button = document.querySelector<HTMLElement>(`[popovertarget=${panel.id}]`);
    if (button === null) continue;
    const tell = (open: boolean) => {
      // For assistive technology that reads the attribute.
      button.ariaExpanded = `${open}`;
      button.title &&= button.title.replace(open ? 'show' : 'hide', open ? 'hide' : 'show');
      // No page holds an email address: what is spelled out becomes one now.
      const mail = button.parentElement?.querySelector<HTMLAnchorElement>('a:not([href])');
      if (!mail || !open) return;
      mail.textContent = mailAddress(mail.textContent);
      mail.href = `mailto:${mail.textContent}`;
    };
    // Who was faster than this script has opened it already.
    tell(panel.matches(':popover-open'));
    panel.onbeforetoggle = ({ newState }) => tell(newState === 'open');
    // Its style says how long it may stand open, and stops that clock while it is used.
    panel.onanimationend = () => panel.hidePopover();
    // So that the menu does not stand open when the visitor comes back from another page.
    panel.onclick = ({ target }) => {
      if (target instanceof Element && target.closest('li')) panel.hidePopover();
    };
  }
}

/** Keeps every `data-open-now` text of the page true: it holds the hours as JSON. */
export function startOpenNow(): void {
  const elements = document.querySelectorAll<HTMLElement>('[data-open-now]');
  const update = () => {
    for (const element of elements) {
      const text = openNow(JSON.parse(element.dataset.openNow ?? ''), Date.now());
      if (text !== '' && element.textContent !== text) element.textContent = text;
    }
  };
  update();
  if (elements.length > 0) setInterval(update, 30_000);
}

/** When the business is open, as little as a page needs to tell whether it is open now. */
export interface OpenHours {
  /** The times of some weekdays, Sunday being 0. */
  spans: readonly { days: readonly number[]; opens: string; closes: string }[];
  /** What holds on a Saturday or Sunday without hours: "by appointment". */
  weekends?: string | undefined;
  /** "America/Boise", and what people call it. */
  zone: string;
  zoneName: string;
  /** Closed dates, "2027-01-01". */
  holidays: readonly string[];
}

/**
 * Whether the business is open at an instant, in words: "Open until 8 PM Mountain Time", "Opens
 * Monday 8 AM", "Opens Monday, December 7 at 8 AM" or "By appointment this weekend". Reads the clock
 * of the business's own time zone, on either side of a change to or from daylight-saving time.
 * @param now milliseconds since 1970
 */
export function openNow(hours: OpenHours, now: number): string {
  const { spans, weekends, zone: timeZone, zoneName, holidays } = hours;
  const spansOf = (weekday: number) => spans.filter(({ days }) => days.includes(weekday));
  // Swedish writes "2026-03-08 07:59:00".
  const [date = '', time = ''] = new Date(now).toLocaleString('sv-SE', { timeZone }).split(' ');
  for (let ahead = 0; ahead < 366; ahead++) {
    const day = new Date(Date.parse(date) + ahead * 86_400_000);
    const weekday = day.getUTCDay();
    if (holidays.includes(day.toISOString().slice(0, 10))) continue;
    const today = spansOf(weekday).toSorted((a, b) => a.opens.localeCompare(b.opens));
    if (ahead === 0 && today.length === 0 && weekday % 6 === 0 && weekends !== undefined) {
      const words = weekends.charAt(0).toUpperCase() + weekends.slice(1);
      return `${words} ${spansOf(6 - weekday).length > 0 ? 'today' : 'this weekend'}`;
    }
    const next = today.find(({ closes }) => ahead > 0 || time < closes);
    if (next === undefined) continue;
    if (ahead === 0 && time >= next.opens) {
      return `Open until ${shortTime(next.closes)} ${zoneName}`;
    }
    // A weekday alone would mean an earlier one.
    const isLater = ahead >= 7 && ({ month: 'long', day: 'numeric' } as const);
    const name = day.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC', ...isLater });
    const onDay = ahead === 0 ? 'today' : name;
    return `Opens ${onDay}${isLater ? ' at' : ''} ${shortTime(next.opens)}`;
  }
  return '';
}
