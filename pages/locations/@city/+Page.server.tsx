export { Page } from '../../areas/@city/+Page.server.tsx';
