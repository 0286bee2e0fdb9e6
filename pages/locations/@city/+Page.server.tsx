export { CityView as Page } from '../../../components/city/CityView.tsx';
