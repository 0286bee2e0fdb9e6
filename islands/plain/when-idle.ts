/** Does something once the page has been painted, which takes a while to reach the screen. */
export function whenIdle(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task, 200));
}
