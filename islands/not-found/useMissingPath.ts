import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Logs the path that has no page, once: a site without a backend has no other log. */
export function useMissingPath(): void {
  const { pathname } = useLocation();
  useEffect(() => console.error(`Page not found: ${pathname}`), [pathname]);
}
