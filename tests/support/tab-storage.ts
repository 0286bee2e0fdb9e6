import { vi } from 'vitest';

/** Makes the page's storage throw on every access, as with site data blocked in the browser. */
export function blockStorage() {
  return vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
}

/** Makes the page's storage full. */
export function fillStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('exceeded the quota', 'QuotaExceededError');
  });
}
