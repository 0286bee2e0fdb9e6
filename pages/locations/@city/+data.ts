export { data } from '../../areas/@city/+data.ts';
