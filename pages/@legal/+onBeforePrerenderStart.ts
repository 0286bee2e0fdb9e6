import { routes } from '../../model/routes.ts';

export function onBeforePrerenderStart(): string[] {
  return [routes.privacyPolicy(), routes.termsOfService()];
}
